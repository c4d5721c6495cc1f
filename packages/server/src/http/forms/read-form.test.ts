import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boundaryOf, readForm } from "./read-form.ts";
import { bytesOf } from "./sent-file.ts";

/** A form as the platform sends it. */
async function sent(form: FormData): Promise<{ body: Buffer<ArrayBuffer>; boundary: string }> {
  const response = new Response(form);
  const boundary = boundaryOf(response.headers.get("content-type") ?? "");
  return { body: Buffer.from(await response.arrayBuffer()), boundary: boundary ?? "" };
}

const part = (head: string, text = "x") => `--b\r\n${head}\r\n\r\n${text}\r\n`;
const read = (text: string) => readForm(Buffer.from(text), "b");
const NAMED = 'Content-Disposition: form-data; name="a"';

describe("a form in a body", () => {
  it("is read as it was sent, whatever is in its texts and files", async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((points) => new Uint8Array(points));
    const entry = fc.record({ name: fc.string({ unit: "grapheme" }), text: fc.string({ unit: "grapheme" }), bytes });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { maxLength: 5 }), async (entries) => {
        const form = new FormData();
        for (const { name, text, bytes: of } of entries) {
          form.append(name, text);
          form.append(name, new File([of], text, { type: "image/png" }));
        }
        const { body, boundary } = await sent(form);
        // Nothing at all is no form of a browser's either.
        const again = entries.length === 0 ? form : readForm(body, boundary);
        const platform = await new Response(body, {
          headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
        }).formData();
        expect([...(again ?? [])].map(([name, value]) => [name, typeof value])).toEqual(
          [...platform].map(([name, value]) => [name, typeof value]),
        );
        for (const [at, [, value]] of [...platform].entries()) {
          const ours = [...(again ?? [])][at]?.[1];
          if (typeof value === "string") expect(ours).toBe(value);
          else {
            expect(ours).toMatchObject({ name: value.name, type: value.type, size: value.size });
            expect(await bytesOf(ours as File)).toEqual(Buffer.from(await value.arrayBuffer()));
          }
        }
      }),
      { numRuns: 60 },
    );
  });

  it("leaves a file's bytes where they arrived", async () => {
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(100).fill(7)]), "photo.jpg");
    const { body, boundary } = await sent(form);
    const bytes = await bytesOf(readForm(body, boundary)?.get("image") as File);
    expect(bytes.buffer).toBe(body.buffer);
    // What did not come in a body is read as any file.
    expect(await bytesOf(new Blob(["abc"]))).toEqual(Buffer.from("abc"));
  });

  it("takes what other clients write: a line before, a name without quotes, words behind the end", () => {
    const body = `\r\n${part("content-disposition:form-data;name=a", "1")}${part(`${NAMED}; filename*=utf-8''%C3%A9`, "2")}--b--\r\nbye`;
    const form = read(body);
    expect(form?.get("a")).toBe("1");
    expect(form?.getAll("a")[1]).toBeInstanceOf(File);
  });

  it("is none where it is cut off, nameless, or begins otherwise", () => {
    const whole = `${part(NAMED)}--b--`;
    expect(read(whole)?.get("a")).toBe("x");
    for (let length = 0; length < whole.length; length += 1) expect(read(whole.slice(0, length))).toBeNull();
    for (const head of [
      "Content-Type: text/plain",
      "Content-Disposition: form-data",
      'Content-Disposition: attachment; name="a"',
      'Content-Disposition: form-data; name="a" b"',
      'Content-Disposition: form-data; name="a"; filename="b',
      `${NAMED}\r\nno colon`,
      `${NAMED}\r\nx: ${"y".repeat(5_000)}`,
    ]) {
      expect(read(`${part(head)}--b--`)).toBeNull();
    }
    expect(read(`words\r\n${whole}`)).toBeNull();
    expect(read(whole.replace("x\r\n--b--", "x\r\n--bc\r\n--b--"))).toBeNull();
  });

  it("has a boundary that its type names", () => {
    expect(boundaryOf('multipart/form-data; boundary="a b"')).toBe("a b");
    expect(boundaryOf("multipart/form-data; charset=x; boundary=ab; more")).toBe("ab");
    expect(boundaryOf("multipart/form-data")).toBeNull();
  });
});
