import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { assert, ipV4, property } from "fast-check";
import { afterEach, describe, expect, it, vi } from "vitest";
import { httpWebhookSender } from "./http-webhook-sender.ts";
import { isPrivateAddress } from "./private-addresses.ts";

/** A self-signed certificate; its key protects nothing. */
const OWN_WORD = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQg1kzfcQ2izIdswVxR
YqrZFG/hpXSavNpNQuLaJBF5Oz+hRANCAATF3xLrd3U0zP8vBeXpTkOGH22DTRYI
RNT8DiGAE6sdnBhDdnBy9AUzx5a1PfT89KgXVk95LHz/nolyZpL88Nq0
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBfjCCASWgAwIBAgIUZvK183NfO85SFAAJH902pzAcUBMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMDEzMDY1NVoYDzIxMjYxMDI3
MTMwNjU1WjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATF3xLrd3U0zP8vBeXpTkOGH22DTRYIRNT8DiGAE6sdnBhDdnBy9AUz
x5a1PfT89KgXVk95LHz/nolyZpL88Nq0o1MwUTAdBgNVHQ4EFgQUvAvymWlJ1dRY
RlsdvAoy8cKes0MwHwYDVR0jBBgwFoAUvAvymWlJ1dRYRlsdvAoy8cKes0MwDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNHADBEAiAiLjkdyuuZ/RXZ6VeaSQq6
qxIo4APvXdkWu8Hb+pF/sgIgVo+hUE3CMHMj/x0xYpvyyB/Jxto+rE2YT4YtBe/J
T8c=
-----END CERTIFICATE-----`,
};

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

const serve = async (answer: RequestListener, server: Server = createServer()): Promise<string> => {
  server.on("request", answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
};

// A long time limit where an answer comes, however busy the machine is, and a short one where none ever does.
const anywhere = httpWebhookSender({ anywhere: true, timeout_ms: 20_000 });
const impatient = httpWebhookSender({ anywhere: true, timeout_ms: 400 });
const strict = (resolve?: (host: string) => Promise<{ address: string; family: number }[]>, timeout_ms = 20_000) =>
  httpWebhookSender({ anywhere: false, timeout_ms, ...(resolve ? { resolve } : {}) });
const asked = (url: string) => ({ url, body: '{"é":1}', headers: { "content-type": "application/json" } });

describe("sending a webhook", () => {
  it("posts the body as it is", async () => {
    const heard = vi.fn();
    const at = await serve((request, response) => {
      let body = "";
      request.on("data", (chunk) => (body += String(chunk)));
      request.on("end", () => {
        heard(request.method, request.headers["content-length"], body);
        response.writeHead(204).end();
      });
    });
    expect(await anywhere.post(asked(`http://${at}/hook?x=1`))).toMatchObject({ status: 204, fault: null });
    expect(heard).toHaveBeenCalledExactlyOnceWith("POST", "8", '{"é":1}');
  });

  it("follows no redirect", async () => {
    const elsewhere = vi.fn();
    const target = await serve((_request, response) => {
      elsewhere();
      response.end();
    });
    const at = await serve((_request, response) => response.writeHead(307, { location: `http://${target}/` }).end());
    expect(await anywhere.post(asked(`http://${at}`))).toMatchObject({ status: 307, fault: "redirect" });
    expect(elsewhere).not.toHaveBeenCalled();
  });

  it("distinguishes a refusal, a timeout, a refused connection and an unknown host", async () => {
    const refusing = await serve((_request, response) => response.writeHead(500).end("secret inside"));
    expect(await anywhere.post(asked(`http://${refusing}`))).toMatchObject({ fault: "status", error: "HTTP 500" });
    const silent = await serve(() => {});
    expect(await impatient.post(asked(`http://${silent}`))).toMatchObject({ status: null, fault: "timeout" });
    expect(await anywhere.post(asked("http://127.0.0.1:1"))).toMatchObject({ fault: "connection" });
    const unknown = strict(() => Promise.reject(Object.assign(new Error("not found"), { code: "ENOTFOUND" })));
    expect(await unknown.post(asked("https://nowhere.example"))).toMatchObject({ fault: "unknown_host" });
  });

  it("applies its timeout to the lookup of the host name too", async () => {
    const never = strict(() => new Promise(() => {}), 400);
    expect(await never.post(asked("https://slow.example"))).toMatchObject({ fault: "timeout" });
  });

  it("cuts off an endless answer", async () => {
    const closed = vi.fn();
    const at = await serve((_request, response) => {
      response.writeHead(200);
      const writing = setInterval(() => response.write("x".repeat(16_384)), 1);
      response.on("close", () => {
        clearInterval(writing);
        closed();
      });
    });
    expect(await anywhere.post(asked(`http://${at}`))).toMatchObject({ status: 200, fault: null });
    await vi.waitFor(() => expect(closed).toHaveBeenCalled());
  });

  it.each(["upgrade: other", "upgrade: websocket"])("ends if the answer changes the protocol (%s)", async (header) => {
    const at = await serve(({ socket }) => {
      socket.write(`HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\n${header}\r\n\r\nhello`);
    });
    expect(await anywhere.post(asked(`http://${at}`))).toMatchObject({ status: 101, fault: "status" });
  });

  it("does not trust a self-signed certificate", async () => {
    const heard = vi.fn();
    const tls = createTlsServer(OWN_WORD);
    const at = await serve(heard, tls);
    expect(await anywhere.post(asked(`https://${at}`))).toMatchObject({ fault: "tls", status: null });
    const plain = await serve((_request, response) => response.end());
    expect(await anywhere.post(asked(`https://${plain}`))).toMatchObject({ fault: "tls" });
    expect(heard).not.toHaveBeenCalled();
  });
});

describe("private networks", () => {
  it.each([
    "https://127.0.0.1/",
    "https://0x7f000001/",
    "https://2130706433/",
    "https://127.1/",
    "https://[::1]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[fd00:ec2::254]/",
    "https://10.1.2.3/",
    "https://localhost/",
  ])("%s is not reached", async (url) => {
    expect(await strict().post(asked(url))).toMatchObject({ fault: "private_address", status: null });
  });

  it("are not reached through a name with one private address among several", async () => {
    const both = strict(async () => [
      { address: "93.184.216.34", family: 4 },
      { address: "10.0.0.1", family: 4 },
    ]);
    expect(await both.post(asked("https://both.example"))).toMatchObject({ fault: "private_address" });
  });

  it("are not reached through a name that resolves differently a moment later", async () => {
    const heard = vi.fn();
    const at = await serve(heard);
    const answers = ["192.0.0.1", "127.0.0.1"];
    const resolve = vi.fn(async () => [{ address: answers.shift() ?? "127.0.0.1", family: 4 }]);
    // The first answer counts as public: the connection goes to that address, and the name is not resolved again.
    const sender = httpWebhookSender({ anywhere: true, timeout_ms: 300, resolve });
    const { fault } = await sender.post(asked(`http://rebinding.example:${at.split(":")[1]}`));
    expect(["timeout", "connection"]).toContain(fault);
    expect(resolve).toHaveBeenCalledOnce();
    expect(heard).not.toHaveBeenCalled();
  });

  it("are recognized in IPv4 and in every IPv6 spelling", () => {
    for (const address of ["93.184.216.34", "8.8.8.8", "2606:4700:4700::1111"]) {
      expect(isPrivateAddress(address)).toBe(false);
    }
    assert(
      property(ipV4(), (address) => {
        expect(isPrivateAddress(`::ffff:${address}`)).toBe(true);
        expect(isPrivateAddress(`64:ff9b::${address}`)).toBe(true);
        if (/^(10|127|0|22[4-9]|2[345]\d)\./.test(address)) expect(isPrivateAddress(address)).toBe(true);
      }),
    );
    for (const address of [
      "",
      "localhost",
      "1.2.3",
      "fe80::1",
      "fc00::1",
      "ff02::1",
      "::",
      "2002:a00:1::",
      "2001::1",
    ]) {
      expect(isPrivateAddress(address)).toBe(true);
    }
  });
});
