import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { MAX_PARTS, readForm } from "./read-form.ts";
import { bytesOf } from "./sent-file.ts";

const TYPE = "multipart/form-data; boundary=b";

/** A form as the platform sends it. */
async function sent(form: FormData): Promise<{ body: Buffer<ArrayBuffer>; type: string }> {
  const response = new Response(form);
  const type = response.headers.get("content-type") ?? "";
  return { body: Buffer.from(await response.arrayBuffer()), type };
}

const part = (head: string, text = "x") => `--b\r\n${head}\r\n\r\n${text}\r\n`;
const read = (text: string, type = TYPE) => readForm(Buffer.from(text), type);
const NAMED = 'Content-Disposition: form-data; name="a"';

/** Returns the entries of a form in a form that can be compared. */
const entriesOf = (form: unknown) =>
  form instanceof FormData
    ? Promise.all(
        [...form].map(async ([name, value]) =>
          typeof value === "string" ? [name, value] : [name, value.name, value.type, await bytesOf(value)],
        ),
      )
    : null;

describe("a form in a body", () => {
  it("is parsed as the platform parses it, whatever its texts and files contain", async () => {
    const bytes = fc.uint8Array({ maxLength: 300 }).map((points) => new Uint8Array(points));
    const entry = fc.record({ name: fc.stringMatching(/^[a-z_]{1,9}$/), text: fc.string({ unit: "grapheme" }), bytes });
    await fc.assert(
      fc.asyncProperty(fc.array(entry, { minLength: 1, maxLength: 5 }), async (entries) => {
        const form = new FormData();
        for (const { name, text, bytes: of } of entries) {
          form.append(name, text);
          form.append(name, new File([of], `${name} é.png`, { type: "image/png" }));
        }
        const { body, type } = await sent(form);
        const platform = await new Response(body, { headers: { "content-type": type } }).formData();
        expect(await entriesOf(readForm(body, type))).toEqual(await entriesOf(platform));
      }),
      { numRuns: 60 },
    );
  });

  it("refers to the bytes of a file without copying them", async () => {
    const form = new FormData();
    form.append("image", new Blob([new Uint8Array(100).fill(7)]), "photo.jpg");
    const { body, type } = await sent(form);
    const image = (readForm(body, type) as FormData).get("image") as File;
    const bytes = await bytesOf(image);
    expect(bytes).toEqual(Buffer.alloc(100, 7));
    expect(bytes.buffer).toBe(body.buffer);
    // A file that did not come in a body is read like any other.
    expect(await bytesOf(new Blob(["abc"]))).toEqual(Buffer.from("abc"));
  });

  it("accepts other clients' forms: unquoted names, UTF-8 names, empty parts, text behind the end", async () => {
    const body = `${part("content-disposition:form-data;name=a", "1")}${part(`${NAMED}; filename*=utf-8''%C3%A9`, "")}--b--\r\nbye`;
    expect(await entriesOf(read(body, 'multipart/form-data; charset=utf-8; boundary="b"'))).toEqual([
      ["a", "1"],
      ["a", "é", "application/octet-stream", Buffer.alloc(0)],
    ]);
  });

  it("is refused if it is cut off, has no names, or has a malformed beginning", () => {
    const whole = `${part(NAMED)}--b--`;
    expect(read(whole)).toBeInstanceOf(FormData);
    for (let length = 1; length < whole.length; length += 1) expect(read(whole.slice(0, length))).toBeNull();
    for (const head of [
      "Content-Type: text/plain",
      "Content-Disposition: form-data",
      `${NAMED}\r\nx: ${"y".repeat(5_000)}`,
    ]) {
      expect(read(`${part(head)}--b--`)).toBeNull();
    }
    expect(read(`words\r\n${whole}`)).toBeNull();
    expect(read(whole, "multipart/form-data")).toBeNull();
    expect(readForm(Buffer.concat([Buffer.from(`--b\r\n${NAMED}`), Buffer.from([0xff])]), TYPE)).toBeNull();
  });

  it("has at most a hundred parts", () => {
    const of = (parts: number) => `${part(NAMED).repeat(parts)}--b--`;
    expect(read(of(MAX_PARTS))).toBeInstanceOf(FormData);
    expect(read(of(MAX_PARTS + 1))).toBe("too many");
  });
});
