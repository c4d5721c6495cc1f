import { randomUUID } from "node:crypto";
import { watch } from "node:fs";
import { mkdtemp, readdir, readFile, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sweepPictures } from "@tablee/server/pictures/swept/sweep-pictures";
import { folderPictures } from "@tablee/server/ports/pictures/folder-pictures";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Arena, type Member, openArena, postgresql, tell, times } from "./arena.ts";
import { countOf } from "./calls.ts";
import { canMount, openSmallDisk, type SmallDisk } from "./small-disk.ts";
import { letTimePass, publishedOf, tellWhatIsPublished } from "./publishing.queries.ts";

const DISH = path.join(import.meta.dirname, "../../packages/demo-data/pictures/rendered/beef-pho.webp");

interface Handing {
  key: string;
  name: string;
}

/** Submits a discovery; null if the process was gone before it answered. */
async function handInAt(host: string, author: Member, image: Blob, { key, name }: Handing): Promise<string | null> {
  const form = new FormData();
  const data = { name: { en: name }, google_place_name: "Chez Ma", visibility: "public" };
  form.set("data", JSON.stringify(data));
  form.set("image", image, "dish.webp");
  const headers = { authorization: `Bearer ${author.token}`, "idempotency-key": key, connection: "close" };
  const url = `${host}/api/client/recommendation/create`;
  const answer = await fetch(url, { method: "POST", headers, body: form }).catch(() => null);
  const body = (await answer?.json().catch(() => null)) as { id?: string } | null | undefined;
  return body?.id ?? null;
}

const dish = async (): Promise<Blob> => new Blob([new Uint8Array(await readFile(DISH))], { type: "image/webp" });

const filesBelow = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((one) => one.isFile()).map((one) => path.join(one.parentPath, one.name));
};

/** The files that must exist for some discoveries, and no others. */
const namedBy = (rows: readonly { image_url: string }[]): string[] =>
  rows
    .flatMap(({ image_url }) => {
      const name = path.basename(image_url);
      return [name, name.replace(".webp", "-400.webp")];
    })
    .toSorted();

describe.runIf(postgresql)("processes that are killed while they publish", () => {
  let arena: Arena;
  let author: Member;
  let folder: string;
  let image: Blob;
  const heard = new Map<string, () => void>();
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), "tablee-publishing-"));
    arena = await openArena(2, { variables: { DATA_DIR: folder } });
    await tellWhatIsPublished(arena.database);
    author = await arena.member();
    image = await dish();
  });
  afterAll(async () => {
    await arena?.close();
    await rm(folder, { recursive: true, force: true });
  });

  const pictures = () => path.join(folder, "pictures");
  const filesOf = () => filesBelow(pictures());

  const handIn = (host: number, handing: Handing) => handInAt(arena.hosts[host]!.url, author, image, handing);

  /**
   * Kills at one of four moments: at random, when a file is started, when it is complete, or when the row is committed.
   */
  const strike = async (host: number, handing: Handing, at: number): Promise<string | null> => {
    const { child } = arena.hosts[host]!;
    const kill = () => child.kill("SIGKILL");
    let stopWatching = (): void => {};
    if (at % 4 === 1 || at % 4 === 2) {
      const watched = watch(pictures(), { recursive: true }, (_event, name) => {
        if (name?.startsWith("drafts") === (at % 4 === 1)) kill();
      });
      stopWatching = () => watched.close();
    }
    if (at % 4 === 3) heard.set(handing.name, kill);
    const answered = handIn(host, handing);
    if (at % 4 === 0) await pause(Math.random() * 250).then(kill);
    const id = await answered;
    await Promise.race([arena.hosts[host]!.ended, pause(1_500)]);
    stopWatching();
    await arena.kill(host);
    return id;
  };

  /** Submits it again until its progress has finished. */
  const surely = async (host: number, handing: Handing): Promise<void> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const id = await handIn(host, handing);
      const { body } = await arena.at(host, "GET", `/progress/${id}`, { token: author.token });
      const job = body as { finished?: boolean; error?: unknown };
      if (job.finished) return expect(job.error ?? null).toBeNull();
      await pause(50);
    }
    throw new Error("It is never done");
  };

  it(`${times(12)} times kill -9: one discovery with its picture for each key, and no unreferenced file is left`, async () => {
    const deaf = await arena.database.listen(
      "published",
      (name) => heard.get(name)?.(),
      () => {},
    );
    // The folder exists once it contains a file.
    const asked: Handing[] = [{ key: randomUUID(), name: "The first dish" }];
    await surely(1, asked[0]!);
    const fates: string[] = [];
    for (let at = 0; at < times(12); at += 1) {
      const handing = { key: randomUUID(), name: `Dish number ${at}` };
      asked.push(handing);
      const id = await strike(0, handing, at);
      const isThere = (await publishedOf(arena.database)).some(({ name }) => name === handing.name);
      fates.push(isThere ? "committed" : id === null ? "without an answer" : "begun");
      await arena.restart(0);
      await letTimePass(arena.database);
      await surely(at % 2, handing);
    }
    await deaf();

    const rows = await publishedOf(arena.database);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(asked.map(({ name }) => name).toSorted());
    const store = folderPictures(pictures());
    for (const { image_url } of rows) expect(await store.get(path.basename(image_url))).not.toBeNull();
    // A day later.
    const files = await filesOf();
    const yesterday = new Date(Date.now() - 86_400_000);
    for (const file of files) await utimes(file, yesterday, yesterday);
    await sweepPictures({ ...arena.services, pictures: store });
    const left = (await filesOf()).map((file) => path.basename(file)).toSorted();
    expect(left).toEqual(namedBy(rows));
    tell(`${times(12)} kills: ${countOf(fates)}; ${files.length - left.length} files were swept, none of a row`);
  });
});

describe.runIf(postgresql && canMount)("publishing on a disk that is full", () => {
  let arena: Arena;
  let disk: SmallDisk;
  let author: Member;
  let image: Blob;
  beforeAll(async () => {
    disk = openSmallDisk();
    arena = await openArena(1, { variables: { DATA_DIR: disk.path } });
    author = await arena.member();
    image = await dish();
  });
  afterAll(async () => {
    await arena?.close();
    disk?.close();
  });

  const pictures = () => path.join(disk.path, "pictures");
  const names = async () => (await filesBelow(pictures())).map((file) => path.basename(file)).toSorted();
  /** Submits several at once; returns the error of each, or null if it was published. */
  const publish = (handings: readonly Handing[]) =>
    Promise.all(
      handings.map(async (handing) => {
        const id = await handInAt(arena.hosts[0]!.url, author, image, handing);
        for (let tries = 0; tries < 600; tries += 1) {
          const { body } = await arena.at(0, "GET", `/progress/${id}`, { token: author.token });
          const job = body as { finished?: boolean; error?: { code: string; status: number } | null };
          if (job.finished) return job.error ?? null;
          await pause(50);
        }
        throw new Error("It is never done");
      }),
    );
  const handings = (of: string, count: number): Handing[] =>
    Array.from({ length: count }, (_, at) => ({ key: randomUUID(), name: `${of} ${at}` }));

  // No space at all, and space for only the smaller of the two sizes.
  it.each([0, 24 * 1_024])(
    "is refused, leaves nothing half written, and works again once there is room: %d bytes left",
    async (room) => {
      expect(await publish(handings(`Before ${room}`, 1))).toEqual([null]);
      const before = await names();
      const rows = await publishedOf(arena.database);
      disk.fill(room);
      const refused = handings(`Full ${room}`, 2);
      for (const error of await publish(refused))
        expect(error).toMatchObject({ code: "pictures_unavailable", status: 507 });
      expect(await publishedOf(arena.database)).toEqual(rows);
      expect(await names()).toEqual(before);
      // Requests that only read are not affected.
      expect((await fetch(`${arena.hosts[0]!.url}/api/ready`)).status).toBe(200);
      expect((await fetch(`${arena.hosts[0]!.url}${rows[0]!.image_url}`)).status).toBe(200);
      disk.empty();
      expect(await publish(refused)).toEqual([null, null]);
      expect(await names()).toEqual(namedBy(await publishedOf(arena.database)));
    },
  );
});
