import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { SMTPServer } from "smtp-server";

export interface TestSmtp {
  /** The value for SMTP_URL. */
  url: string;
  /** The accepted messages: their recipients, and the raw message. */
  taken: { to: string[]; from: string; message: string }[];
  /** Refuses the next `times` messages, with a text that quotes the recipient. */
  refuse(times: number, code?: number): void;
  close(): Promise<void>;
}

/** A mail server on a port of its own, with user "house" and password "secret". */
export async function startSmtp(): Promise<TestSmtp> {
  let refusals = 0;
  let code = 451;
  const taken: TestSmtp["taken"] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    onAuth: ({ username, password }, _session, done) => {
      if (username === "house" && password === "secret") done(null, { user: username });
      else done(new Error("Wrong user"));
    },
    onRcptTo: ({ address }, _session, done) => {
      if (refusals === 0) return done();
      refusals -= 1;
      done(Object.assign(new Error(`No mail for ${address} now`), { responseCode: code }));
    },
    onData: (stream, { envelope }, done) => {
      void text(stream).then((message) => {
        const from = envelope.mailFrom === false ? "" : (envelope.mailFrom?.address ?? "");
        taken.push({ to: envelope.rcptTo.map(({ address }) => address), from, message });
        done();
      });
    },
  });
  server.on("error", () => {});
  const listening = server.listen(0, "127.0.0.1");
  await new Promise((resolve) => listening.once("listening", resolve));
  return {
    url: `smtp://house:secret@127.0.0.1:${(listening.address() as AddressInfo).port}`,
    taken,
    refuse: (times, by = 451) => {
      refusals = times;
      code = by;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
