import { type AddressInfo, createServer, type Server, type Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { isNetwork, networkPrinter, type NetworkPrinterOptions, PRIVATE_NETWORKS } from "./printer-network.ts";

const HERE = { networks: ["127.0.0.0/8"], connect_ms: 300, write_ms: 300 };
let servers: Server[] = [];

/** Starts a printer on this machine; returns its port and what it received. */
const listen = async (on: (socket: Socket) => void = () => {}) => {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    socket.on("data", (chunk: Buffer) => received.push(chunk));
    socket.on("error", () => {});
    on(socket);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, bytes: () => Buffer.concat(received) };
};
const printerOf = (own: Partial<NetworkPrinterOptions> & { ports: number[] }) => networkPrinter({ ...HERE, ...own });
const BYTES = Buffer.from("1 x soupe");

afterEach(() => {
  for (const server of servers) server.close();
  servers = [];
});

describe("printing over the network", () => {
  it("sends the bytes and closes the connection", async () => {
    const { port, bytes } = await listen();
    const printer = printerOf({ ports: [port] });
    expect(await printer.print({ host: "127.0.0.1", port }, BYTES)).toEqual({ fault: null });
    expect(bytes().equals(BYTES)).toBe(true);
  });

  it("ignores what a printer answers", async () => {
    const { port, bytes } = await listen((socket) => socket.write("\u0012 ready"));
    expect(await printerOf({ ports: [port] }).print({ host: "127.0.0.1", port }, BYTES)).toEqual({ fault: null });
    expect(bytes().equals(BYTES)).toBe(true);
  });

  it("reports that nothing was sent when nobody listens", async () => {
    const { port } = await listen();
    const printer = printerOf({ ports: [port] });
    await new Promise((resolve) => servers[0]?.close(resolve));
    expect(await printer.print({ host: "127.0.0.1", port }, BYTES)).toEqual({ fault: "unreachable", sent: false });
  });

  it("reports a printer that hangs up halfway or stops reading", async () => {
    const cut = await listen((socket) => socket.once("data", () => socket.resetAndDestroy()));
    const much = Buffer.alloc(32 * 1024 * 1024, "x");
    const outcome = await printerOf({ ports: [cut.port] }).print({ host: "127.0.0.1", port: cut.port }, much);
    expect(outcome).toEqual({ fault: "cut_off", sent: true });
    const deaf = await listen((socket) => socket.pause());
    expect(await printerOf({ ports: [deaf.port] }).print({ host: "127.0.0.1", port: deaf.port }, much)).toEqual({
      fault: "timeout",
      sent: true,
    });
  });
});

describe("the address of a printer", () => {
  const office = networkPrinter({ networks: PRIVATE_NETWORKS, ports: [9_100], resolve: async () => [] });
  const at = (host: string, port = 9_100) => office.refusalOf({ host, port });

  it("must be in a private network and on a printer's port", async () => {
    for (const host of ["10.1.2.3", "172.16.0.9", "172.31.255.1", "192.168.1.50", "fd00::12", "::ffff:192.168.1.50"]) {
      expect(await at(host), host).toBeNull();
    }
    const others = ["127.0.0.1", "169.254.169.254", "8.8.8.8", "172.32.0.1", "0.0.0.0", "224.0.0.1", "::1", "fe80::1"];
    const spelled = ["127.1", "2130706433", "0x7f000001", "0177.0.0.1", "::ffff:127.0.0.1", "::ffff:7f00:1"];
    for (const host of [...others, ...spelled, "2001:4860:4860::8888"]) {
      expect(await at(host), host).toBe("address_forbidden");
    }
    expect(await at("192.168.1.50", 22)).toBe("port_forbidden");
  });

  it("is refused if a name leads elsewhere, even with one of its addresses", async () => {
    const named = (addresses: string[]) =>
      networkPrinter({ networks: PRIVATE_NETWORKS, ports: [9_100], resolve: async () => addresses });
    const address = { host: "printer.lan", port: 9_100 };
    expect(await named(["192.168.1.50"]).refusalOf(address)).toBeNull();
    expect(await named(["192.168.1.50", "169.254.169.254"]).refusalOf(address)).toBe("name_unknown");
    expect(await named(["127.0.0.1"]).refusalOf(address)).toBe("name_unknown");
    expect(await named([]).refusalOf(address)).toBe("name_unknown");
    expect(await named(["127.0.0.1"]).print(address, BYTES)).toEqual({ fault: "address_forbidden", sent: false });
  });

  it("is looked up for each ticket, and the connection goes to the address that was checked", async () => {
    const { port, bytes } = await listen();
    const answers = [["127.0.0.1"], ["169.254.169.254"]];
    const printer = printerOf({ ports: [port], resolve: async () => answers.shift() ?? [] });
    expect(await printer.print({ host: "printer.lan", port }, BYTES)).toEqual({ fault: null });
    expect(bytes().equals(BYTES)).toBe(true);
    expect(await printer.print({ host: "printer.lan", port }, BYTES)).toMatchObject({ fault: "address_forbidden" });
  });

  it("is allowed by networks written as address and prefix length", () => {
    expect(["10.0.0.0/8", "192.168.1.7/32", "fc00::/7"].every(isNetwork)).toBe(true);
    expect(["10.0.0.0", "10.0.0.0/33", "printer.lan/8", "10.0.0.0/8/8", ""].some(isNetwork)).toBe(false);
  });
});
