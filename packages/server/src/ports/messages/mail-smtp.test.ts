import { createServer, type AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { layOutMail } from "../../accounts/mails/mail-layout.ts";
import { startSmtp, type TestSmtp } from "../../testing/smtp-server.ts";
import { smtpMail } from "./mail-smtp.ts";

const FROM = "Tablée <hello@tablee.example>";
const to = "anne@tablee.test";
const message = layOutMail(
  { to, language: "fr", public_url: "https://tablee.example" },
  { subject: "Été à table", text: ["Bonjour & bienvenue"], action: { label: "Voir", path: "/orders" }, note: null },
);

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());
beforeEach(() => void smtp.taken.splice(0));

const errorOf = (sending: Promise<void>): Promise<Error & { cause?: unknown }> =>
  sending.then(
    () => expect.unreachable("It was taken"),
    (error: Error) => error,
  );

it("hands a mail on as text and as HTML, from the sender that is set", async () => {
  await smtpMail({ url: smtp.url, from: FROM }).send(message);
  const [{ message: sent, ...envelope }] = smtp.taken as [TestSmtp["taken"][0]];
  expect(envelope).toEqual({ to: [to], from: "hello@tablee.example" });
  expect(sent).toMatch(/^Content-Type: multipart\/alternative/m);
  expect(sent).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(sent).toMatch(/^Content-Type: text\/html; charset=utf-8/m);
  expect(sent).toMatch(/^Auto-Submitted: auto-generated/im);
  expect(sent).toContain("=?UTF-8?");
});

it("says in its headers where mails of this kind are stopped, if they can be", async () => {
  const mail = smtpMail({ url: smtp.url, from: FROM });
  const address = `https://tablee.example/api/unsubscribe/12/like/${"k".repeat(43)}`;
  await mail.send({ ...message, unsubscribe: address });
  await mail.send(message);
  const [stoppable, other] = smtp.taken.map((one) => one.message.replaceAll(/\r\n[ \t]+/g, " "));
  expect(stoppable).toMatch(new RegExp(`^List-Unsubscribe: <${address}>\\r?$`, "im"));
  expect(stoppable).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/im);
  expect(other).not.toMatch(/^List-Unsubscribe/im);
});

it("does not let a message add a recipient, a header or a file", async () => {
  const mail = smtpMail({ url: smtp.url, from: FROM });
  await mail.send({ ...message, subject: "One\r\nBcc: other@tablee.test", text: "file:///etc/passwd" });
  await mail.send({ ...message, to: "a@tablee.test, b@tablee.test" }).catch(() => {});
  expect(smtp.taken.flatMap((one) => one.to).filter((one) => one !== to && !one.includes("a@tablee.test"))).toEqual([]);
  expect(smtp.taken[0]!.message).not.toMatch(/^Bcc:/im);
  expect(smtp.taken[0]!.message).not.toContain("root:");
});

it.each([
  [451, "The mail server took no message (EENVELOPE 451)"],
  [550, "The mail server took no message (EENVELOPE 550)"],
])("reports a refusal %i by its codes, without the recipient", async (code, words) => {
  smtp.refuse(1, code);
  const error = await errorOf(smtpMail({ url: smtp.url, from: FROM }).send(message));
  expect(error.message).toBe(words);
  expect(error.cause).toBeUndefined();
  expect(JSON.stringify({ ...error }) + String(error.stack)).not.toContain(to);
});

it("reports a wrong password and a missing server without password or recipient", async () => {
  const wrong = await errorOf(smtpMail({ url: smtp.url.replace("secret", "guess1"), from: FROM }).send(message));
  expect(wrong.message).toBe("The mail server took no message (EAUTH 535)");
  const away = await errorOf(smtpMail({ url: "smtp://house:secret@127.0.0.1:1", from: FROM }).send(message));
  expect(away.message).toBe("The mail server took no message (ESOCKET)");
  for (const error of [wrong, away]) expect(String(error.stack)).not.toMatch(/secret|guess1|anne@/);
});

it("gives up on a server that does not answer", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const mail = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: FROM, timeout_ms: 50 });
  expect((await errorOf(mail.send(message))).message).toBe("The mail server took no message (ETIMEDOUT)");
  silent.close();
});
