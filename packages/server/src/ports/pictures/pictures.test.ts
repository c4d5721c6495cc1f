import { mkdtemp, readdir, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type S3Server, startS3 } from "../../testing/s3-server.ts";
import { folderPictures } from "./folder-pictures.ts";
import { PicturesUnavailable, type PictureStore, typeOfPicture } from "./pictures.ts";
import { type S3Options, s3Pictures } from "./s3-pictures.ts";

const WEBP = "image/webp";
const bytesOf = (text: string) => new TextEncoder().encode(text);
const tomorrow = () => new Date(Date.now() + 86_400_000);
const all = async (names: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const name of names) found.push(name);
  return found.toSorted();
};

let folder: string;
let server: S3Server;
const keys = { region: "ca-central-1", access_key_id: "tablee", secret_access_key: "kept to ourselves" };

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "tablee-pictures-"));
  server = await startS3("tablee", keys);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const bucketOf = (own: Partial<S3Options> = {}) =>
  s3Pictures({ endpoint: server.endpoint, bucket: "tablee", ...keys, ...own });
const STORES: [string, () => PictureStore][] = [
  ["a folder", () => folderPictures(join(folder, "files"))],
  ["an S3 bucket", () => bucketOf()],
];

describe.each(STORES)("pictures in %s", (_where, open) => {
  it("are there as they were put, with their type, until they are removed", async () => {
    const store = open();
    expect(await store.get("aa00.webp")).toBeNull();
    await store.put("aa00.webp", bytesOf("one"), WEBP);
    await store.put("aa00-400.webp", bytesOf("small"), WEBP);
    const found = await store.get("aa00.webp");
    expect(found?.type).toBe(WEBP);
    expect(new TextDecoder().decode(found?.bytes)).toBe("one");
    await store.remove(["aa00.webp", "aa00-400.webp", "never.webp"]);
    expect(await store.get("aa00.webp")).toBeNull();
    expect(await store.get("aa00-400.webp")).toBeNull();
  });

  it("are listed by the beginning of their names, the older ones", async () => {
    const store = open();
    for (const name of ["bb11.webp", "bb11-400.webp", "bc22.webp"]) await store.put(name, bytesOf(name), WEBP);
    expect(await all(store.list("", tomorrow()))).toEqual(["bb11-400.webp", "bb11.webp", "bc22.webp"]);
    expect(await all(store.list("bb11", tomorrow()))).toEqual(["bb11-400.webp", "bb11.webp"]);
    expect(await all(store.list("b", new Date(Date.now() - 60_000)))).toEqual([]);
    await store.remove(["bb11.webp", "bb11-400.webp", "bc22.webp"]);
    expect(await all(store.list("", tomorrow()))).toEqual([]);
  });

  it.each(["../../etc/passwd", "a/b.webp", "..webp", ".webp", "aa.svg", "aa.webp/..", "A.webp", "aa%2e.webp", ""])(
    "cannot have a name such as %j",
    async (name) => {
      const store = open();
      expect(typeOfPicture(name)).toBeNull();
      expect(await store.get(name)).toBeNull();
      await expect(store.put(name, bytesOf("x"), WEBP)).rejects.toThrow("Not a name");
      await expect(store.remove([name])).rejects.toThrow("Not a name");
    },
  );

  it("cannot have a type that differs from their name", async () => {
    await expect(open().put("aa.webp", bytesOf("<svg/>"), "image/svg+xml")).rejects.toThrow("of this type");
  });
});

describe("a folder that cannot be written", () => {
  it("is reported as unavailable, and keeps no half-written file", async () => {
    // A file where the folder should be: as with a full disk, the write fails halfway.
    const blocked = join(folder, "blocked");
    await writeFile(blocked, "");
    const store = folderPictures(blocked);
    await expect(store.put("cc33.webp", bytesOf("x"), WEBP)).rejects.toThrow(PicturesUnavailable);

    const half = join(folder, "half");
    await writeFile(join(folder, "x"), "");
    const other = folderPictures(half);
    await other.put("dd44.webp", bytesOf("x"), WEBP);
    // A folder where the file should be: the last step fails.
    await rm(join(half, "dd", "dd44.webp"));
    await folderPictures(join(half, "dd", "dd44.webp")).put("ee.webp", bytesOf("y"), WEBP);
    await expect(other.put("dd44.webp", bytesOf("x"), WEBP)).rejects.toThrow(PicturesUnavailable);
    expect(await readdir(join(half, "drafts"))).toEqual([]);
  });

  it("removes old drafts that a killed process left behind", async () => {
    const left = join(folder, "left");
    const store = folderPictures(left);
    await store.put("ff55.webp", bytesOf("x"), WEBP);
    const draft = join(left, "drafts", "half");
    await writeFile(draft, "ha");
    await utimes(draft, new Date(0), new Date(0));
    expect(await all(store.list("", tomorrow()))).toEqual(["ff55.webp"]);
    expect(await readdir(join(left, "drafts"))).toEqual([]);
  });
});

describe("an S3 bucket", () => {
  it("that refuses our keys, does not exist or does not answer is unavailable, and its words are not repeated", async () => {
    const wrong = bucketOf({ secret_access_key: "another" });
    await expect(wrong.put("aa.webp", bytesOf("x"), WEBP)).rejects.toThrow(/^The store of pictures answers 403$/);
    const missing = bucketOf({ bucket: "nobody" });
    await expect(missing.put("aa.webp", bytesOf("x"), WEBP)).rejects.toThrow(PicturesUnavailable);
    const silent = bucketOf({ endpoint: "http://127.0.0.1:1" });
    await expect(silent.get("aa.webp")).rejects.toThrow(PicturesUnavailable);
  });

  it("that is busy is asked again, and is unavailable if it stays busy", async () => {
    let left = 1;
    server.refuse = () => (left-- > 0 ? 503 : null);
    await bucketOf().put("ab.webp", bytesOf("x"), WEBP);
    server.refuse = () => 503;
    await expect(bucketOf().get("ab.webp")).rejects.toThrow("answers 503");
    server.refuse = () => null;
    await bucketOf().remove(["ab.webp"]);
  });

  it("is listed to the end, page after page", async () => {
    const store = bucketOf();
    const names = Array.from({ length: 205 }, (_, at) => `aa${at.toString(16).padStart(6, "0")}.webp`);
    await Promise.all(names.map((name) => store.put(name, bytesOf("x"), WEBP)));
    expect(await all(store.list("", tomorrow()))).toEqual(names);
    await store.remove(names);
    expect(await all(store.list("", tomorrow()))).toEqual([]);
  });
});
