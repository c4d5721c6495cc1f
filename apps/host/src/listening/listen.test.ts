import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, it } from "vitest";
import { BadEnvironment } from "../environment.ts";
import { listen } from "./listen.ts";

describe("listening", () => {
  it.each(["203.0.113.9", "not a host"])(
    "names HOST in the error if %s is no address of this machine",
    async (host) => {
      const fault = await listen(createServer(), { port: 0, host }).catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(BadEnvironment);
      expect(fault).toHaveProperty(
        "message",
        `The environment cannot be used:\n  HOST: This machine has no address "${host}"`,
      );
    },
  );

  it("names PORT in the error if another process uses it", async () => {
    const first = createServer();
    await listen(first, { port: 0, host: "127.0.0.1" });
    const { port } = first.address() as AddressInfo;
    const fault = await listen(createServer(), { port, host: "127.0.0.1" }).catch((error: unknown) => error);
    expect(fault).toBeInstanceOf(BadEnvironment);
    expect(fault).toHaveProperty(
      "message",
      `The environment cannot be used:\n  PORT: ${port}, something else listens there already`,
    );
    await new Promise((resolve) => first.close(resolve));
  });
});
