import { lookup } from "node:dns/promises";
import { BlockList, connect, isIP, type Socket } from "node:net";
import { type PrintFault, RAW_PRINT_PORT } from "@tablee/domain/kitchen/printer";
import { faultOf, type Located, type PrinterAddress, type PrintOutcome, type TicketPrinter } from "./printer.ts";
import { spellHost } from "./printer-address.ts";

/** The private networks of homes and shops (RFC 1918, RFC 4193). */
export const PRIVATE_NETWORKS = ["10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16", "fc00::/7"] as const;

/** The ports that a printer may have by default. */
export const PRINTER_PORTS = [RAW_PRINT_PORT] as const;

export interface NetworkPrinterOptions {
  /** The networks in which printers may be, as address/prefix. */
  networks: readonly string[];
  ports: readonly number[];
  /** Returns the addresses of a name; replaced in tests. */
  resolve?: (name: string) => Promise<readonly string[]>;
  connect_ms?: number;
  /** Until the printer has accepted all bytes, in milliseconds. */
  write_ms?: number;
}

const CONNECT_MS = 5_000;
const WRITE_MS = 8_000;
const RESOLVE_MS = 3_000;
/** How long a printer may take to close the connection after it has accepted everything, in milliseconds. */
const LINGER_MS = 2_000;

const resolveName = async (name: string): Promise<string[]> =>
  (await lookup(name, { all: true })).map(({ address }) => address);

/**
 * Prints over TCP. Staff enter the address of a printer, and the server would connect to anything they enter, so only
 * addresses in the given networks and on the given ports are allowed. A name is resolved for each ticket, all its
 * addresses must be allowed, and the connection goes to the address that was checked and never to the name again.
 */
export const networkPrinter = (options: NetworkPrinterOptions): TicketPrinter => {
  const allowed = listOf(options.networks);
  const resolve = options.resolve ?? resolveName;
  const locate = async ({ host, port }: PrinterAddress): Promise<Located> => {
    if (!options.ports.includes(port)) return { refusal: "port_forbidden" };
    const spelled = spellHost(host);
    const found = isIP(spelled) ? [spelled] : await within(RESOLVE_MS, resolve(spelled)).catch(() => []);
    const [first, ...others] = new Set(found.map(spellHost));
    if (first === undefined) return { refusal: "name_unknown" };
    const addresses = [first, ...others] as const;
    return addresses.every((one) => isAllowed(allowed, one)) ? { addresses } : { refusal: "address_forbidden" };
  };
  return {
    ports: options.ports,
    locate,
    refusalOf: async (address) => {
      const located = await locate(address);
      if (!("refusal" in located)) return null;
      // The caller must not learn which names of this network resolve to something else.
      const hidden = located.refusal === "address_forbidden" && isIP(spellHost(address.host)) === 0;
      return hidden ? "name_unknown" : located.refusal;
    },
    print: async (address, bytes) => {
      const located = await locate(address);
      if ("refusal" in located) return { fault: faultOf(located.refusal), sent: false };
      const { connect_ms = CONNECT_MS, write_ms = WRITE_MS } = options;
      return send({ host: located.addresses[0], port: address.port }, bytes, { connect_ms, write_ms });
    },
  };
};

const listOf = (networks: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const network of networks) {
    const [address = "", prefix] = network.split("/");
    list.addSubnet(address, Number(prefix), isIP(address) === 6 ? "ipv6" : "ipv4");
  }
  return list;
};

/** A zone is not part of an address. */
const isAllowed = (list: BlockList, address: string): boolean => {
  const family = isIP(address);
  return family !== 0 && !address.includes("%") && list.check(address, family === 6 ? "ipv6" : "ipv4");
};

/** Whether a text is a network in the form of `networks`. */
export const isNetwork = (text: string): boolean => {
  const [address = "", prefix = "", ...rest] = text.split("/");
  const family = isIP(address);
  return family !== 0 && rest.length === 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (family === 6 ? 128 : 32);
};

const within = <T>(ms: number, work: Promise<T>): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error("It took too long")), ms).unref();
    }),
  ]);

/**
 * Sends one ticket over one connection. It counts as printed once all bytes were accepted and the printer has closed
 * the connection or the wait for that is over: a raw printer gives no other confirmation.
 */
const send = (
  to: { host: string; port: number },
  bytes: Uint8Array,
  { connect_ms, write_ms }: { connect_ms: number; write_ms: number },
): Promise<PrintOutcome> =>
  new Promise((resolve) => {
    const socket: Socket = connect(to);
    let [sent, flushed] = [false, false];
    const settle = (fault: PrintFault | null): void => {
      clearTimeout(timer);
      socket.removeAllListeners();
      // A late error of the socket must not crash the process.
      socket.on("error", () => {});
      socket.destroy();
      resolve(fault === null ? { fault } : { fault, sent });
    };
    let timer = setTimeout(() => settle("timeout"), connect_ms);
    socket.on("connect", () => {
      clearTimeout(timer);
      timer = setTimeout(() => settle("timeout"), write_ms);
      sent = true;
      socket.end(bytes, () => {
        flushed = true;
        clearTimeout(timer);
        timer = setTimeout(() => settle(null), Math.min(LINGER_MS, write_ms));
      });
    });
    socket.on("error", () => settle(flushed ? null : sent ? "cut_off" : "unreachable"));
    socket.on("close", () => settle(flushed ? null : sent ? "cut_off" : "unreachable"));
    // A printer may send its status: it must be read, or the connection would never end.
    socket.on("data", () => {});
  });
