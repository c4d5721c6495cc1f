import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { lintOpenApi } from "../openapi/lint-openapi.ts";
import { freePort, ROOT, type RunningProcess, runProcess, untilReady } from "../running-host.ts";

/** A copy of the files that git tracks, without anything that this checkout has built, installed or stored. */
function copyOfCheckout(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "tablee-start-"));
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of tracked.filter((name) => name !== "" && existsSync(path.join(ROOT, name)))) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    copyFileSync(path.join(ROOT, file), path.join(folder, file));
  }
  return folder;
}

/** A newcomer's environment: their own Node, and none of the variables that this test run has set. */
function newcomer(folder: string, port: number): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !/^(npm_|NODE_|VITE|TABLEE_|DATABASE_|REDIS_|PLAYWRIGHT_|DEMO|HOST$|PUBLIC_URL$|INIT_CWD$)/i.test(name),
  );
  const ownPath = (process.env.PATH ?? "")
    .split(path.delimiter)
    .filter((entry) => !entry.includes("node_modules") && !entry.includes("node-gyp-bin"));
  return {
    ...Object.fromEntries(kept),
    PATH: ownPath.join(path.delimiter),
    PORT: String(port),
    DATA_DIR: path.join(folder, ".data"),
  };
}

/** The status of a call that was accepted and answered completely, else the code of the failure. */
async function outcomeOf(url: string): Promise<number | string> {
  try {
    const answer = await fetch(`${url}/api/client/recommendations`);
    await answer.json();
    return answer.status;
  } catch (error) {
    const cause = error instanceof Error ? (error.cause as { code?: string } | undefined) : undefined;
    return cause?.code ?? String(error);
  }
}

describe("the README's command in an empty copy of the checkout", () => {
  let folder = "";
  let url = "";
  let env: NodeJS.ProcessEnv = {};
  let host: RunningProcess;

  beforeAll(async () => {
    folder = copyOfCheckout();
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    env = newcomer(folder, port);
    const install = runProcess("npm", ["ci", "--prefer-offline", "--no-audit", "--no-fund"], folder, env);
    if ((await install.ended) !== 0) throw new Error(`npm ci failed:\n${install.output()}`);
    host = runProcess("npm", ["start"], folder, env);
    await untilReady(host, url, 480);
  }, 900_000);

  // About 40,000 files: on a slow disk, removing them takes longer than a hook's timeout.
  afterAll(async () => {
    // npm forwards the signal; if npm itself were killed, the host would keep running.
    if (host?.child.exitCode === null) {
      host.child.kill("SIGTERM");
      await Promise.race([host.ended, pause(20_000)]);
      host.child.kill("SIGKILL");
    }
    await rm(folder, { recursive: true, force: true });
  }, 900_000);

  it("prints its address and the demo accounts", () => {
    expect(host.output()).toContain(new URL(url).port);
    expect(host.output()).toContain("member@tablee.test");
    expect(host.output()).toContain("Tablee2026");
  });

  it("serves the feed in the visitor's language", async () => {
    const french = await fetch(url, { headers: { "accept-language": "fr-CA,fr;q=0.9" } });
    const page = await french.text();
    expect(french.status).toBe(200);
    expect(page).toMatch(/<html[^>]* lang="fr/);
    const english = await (await fetch(url, { headers: { "accept-language": "en-CA" } })).text();
    expect(english).toMatch(/<html[^>]* lang="en/);
    expect(page).toContain("<title>");
    expect(page).not.toBe(english);
  });

  it("answers a page of the feed with what the demo holds", async () => {
    const answer = await fetch(`${url}/api/client/recommendations`);
    const body = (await answer.json()) as { recommendations: unknown[]; continuation: string | null };
    expect(answer.status).toBe(200);
    expect(body.recommendations.length).toBeGreaterThan(5);
    expect(body.continuation).not.toBeNull();
  });

  it("describes its calls in a document in which an OpenAPI linter finds no problem", async () => {
    const described = await fetch(`${url}/api/openapi.json`);
    expect(described.status).toBe(200);
    expect(await lintOpenApi(await described.text())).toEqual([]);
    const docs = await fetch(`${url}/api/docs`);
    expect(docs.headers.get("content-type")).toContain("text/html");
    // The page and its script come from this host, not from a CDN.
    expect(await docs.text()).not.toMatch(/(src|href)="https?:/);
  });

  it("refuses a second process on the same folder in one sentence", async () => {
    const second = runProcess("npm", ["start"], folder, { ...env, PORT: String(await freePort()) });
    expect(await second.ended).not.toBe(0);
    expect(second.output()).toMatch(/already|another process|in use/i);
    expect(second.output()).not.toMatch(/^\s+at .+:\d+:\d+\)?$/m);
    expect((await fetch(`${url}/api/health`)).status).toBe(200);
  });

  it("prints no token, code or password when somebody signs in", async () => {
    const body = JSON.stringify({ email: "member@tablee.test", password: "Tablee2026" });
    const headers = { "content-type": "application/json" };
    const before = host.output().length;
    const answer = await fetch(`${url}/api/client/account/login`, { method: "POST", headers, body });
    expect(answer.status).toBe(200);
    const { token } = (await answer.json()) as { token: string };
    await fetch(`${url}/api/client/orders/current?token=${token}`, { headers: { authorization: `Bearer ${token}` } });
    expect(host.output().slice(before)).not.toContain(token);
    expect(host.output().slice(before)).not.toContain("Tablee2026");
  });

  it("ends with npm, and cuts off no request", async () => {
    const running = Array.from({ length: 20 }, () => outcomeOf(url));
    await pause(15);
    host.child.kill("SIGTERM");
    const outcomes = await Promise.all(running);
    // Connections after the shutdown are refused; accepted calls are answered.
    expect(outcomes.filter((outcome) => outcome !== 200 && outcome !== "ECONNREFUSED")).toEqual([]);
    expect(outcomes).toContain(200);
    await host.ended;
    expect(await outcomeOf(url)).toBe("ECONNREFUSED");
  }, 30_000);

  it("runs as production does, on what it has stored, and exits with 0", async () => {
    const built = path.join(folder, "apps/host/dist/main.mjs");
    const node = path.join(folder, "node_modules/.bin/node");
    host = runProcess(node, [built], folder, { ...env, NODE_ENV: "production" });
    await untilReady(host, url, 30);
    expect(await outcomeOf(url)).toBe(200);
    expect(host.output()).not.toContain("seeded just now");
    host.child.kill("SIGTERM");
    expect(await host.ended).toBe(0);
  }, 60_000);

  it("starts what is built without the development dependencies", async () => {
    const prune = runProcess("npm", ["prune", "--omit=dev", "--no-audit", "--no-fund"], folder, env);
    if ((await prune.ended) !== 0) throw new Error(`npm prune failed:\n${prune.output()}`);
    expect(existsSync(path.join(folder, "node_modules/vite"))).toBe(false);
    host = runProcess("npm", ["start"], folder, env);
    await untilReady(host, url, 30);
    expect(host.output()).not.toContain("Building");
    expect((await fetch(url)).status).toBe(200);
    expect(await outcomeOf(url)).toBe(200);
  }, 120_000);
});
