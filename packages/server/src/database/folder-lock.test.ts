import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, expect, it } from "vitest";
import { EmbeddedDatabaseBusy, lockFolder } from "./folder-lock.ts";

const parent = mkdtempSync(join(tmpdir(), "tablee-lock-"));
const folder = join(parent, "data", "embedded");
afterEach(() => rmSync(parent, { recursive: true, force: true }));

it("a folder's lock refuses a second process with a sentence that says what to do, until the folder is released", () => {
  const unlock = lockFolder(folder);
  expect(() => lockFolder(folder)).toThrow(EmbeddedDatabaseBusy);
  expect(() => lockFolder(folder)).toThrow(/already in use by another Tablée process.*DATA_DIR.*DATABASE_URL/);
  unlock();
  unlock();
  lockFolder(folder)();
});

it("a folder's lock is released when its process is killed", async () => {
  const script = `
    const { lockFolder } = await import(${JSON.stringify(fileURLToPath(new URL("./folder-lock.ts", import.meta.url)))});
    lockFolder(${JSON.stringify(folder)});
    console.log("locked");
    setInterval(() => {}, 1000);
  `;
  const holder = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise((resolve) => holder.stdout.once("data", resolve));
  expect(() => lockFolder(folder)).toThrow(EmbeddedDatabaseBusy);

  const ended = new Promise((resolve) => holder.once("exit", resolve));
  holder.kill("SIGKILL");
  await ended;
  lockFolder(folder)();
});
