import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { openTcpLine } from "../testing/tcp-line.ts";
import { testRedis } from "../testing/test-redis.ts";
import { openRedis } from "./redis-line.ts";

const redisUrl = await testRedis();
const log = pino({ level: "silent" });

describe("a connection to Redis", () => {
  it("is not opened when nothing listens, with an error that does not contain the password", async () => {
    await expect(openRedis("redis://user:secret@127.0.0.1:1", log)).rejects.toThrow(
      "REDIS_URL: no Redis answers at 127.0.0.1:1 (connect ECONNREFUSED 127.0.0.1:1)",
    );
  });

  it("is not opened when the server accepts the connection and never answers", async () => {
    const silent = createServer(() => {}).listen(0, "127.0.0.1");
    await once(silent, "listening");
    const { port } = silent.address() as AddressInfo;
    await expect(openRedis(`redis://127.0.0.1:${port}`, log, 250)).rejects.toThrow(
      `REDIS_URL: no Redis answers at 127.0.0.1:${port} (no word within 0.25 s)`,
    );
    silent.close();
  });

  it.runIf(redisUrl)("reconnects when it is cut, and closes even while Redis does not answer", async () => {
    const { hostname, port } = new URL(redisUrl!);
    const line = await openTcpLine({ host: hostname, port: Number(port || 6379) });
    const { client, close } = await openRedis(`redis://127.0.0.1:${line.port}`, log);
    const again = new Promise((resolve) => void client.once("ready", resolve));
    line.cut();
    await again;
    expect(await client.ping()).toBe("PONG");
    line.hush(true);
    const asked = client.ping().then(
      () => "answered",
      () => "given up",
    );
    await close();
    expect(await asked).toBe("given up");
    await line.close();
  });
});
