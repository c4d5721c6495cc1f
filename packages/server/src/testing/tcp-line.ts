import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A TCP proxy to a server, whose connections a test can cut and block. */
export interface TcpLine {
  port: number;
  /** How many connections are currently open. */
  open(): number;
  /** Cuts every open connection. */
  cut(): void;
  /** Cuts each connection on which this text is sent, until it is called again; null: none. */
  cutAt(text: string | null): void;
  /** Blocks traffic in both directions, holding back what is sent meanwhile; false: lets it through again. */
  hush(silent: boolean): void;
  close(): Promise<void>;
}

export async function openTcpLine(to: { host: string; port: number }): Promise<TcpLine> {
  const pairs = new Set<readonly [Socket, Socket]>();
  let word: string | null = null;
  let silent = false;
  const server = createServer((near) => {
    const far = connect(to.port, to.host);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = (): void => {
      pairs.delete(pair);
      for (const socket of pair) socket.destroy();
    };
    for (const [from, into] of [pair, [far, near] as const]) {
      from.on("error", end);
      from.on("close", end);
      from.on("data", (bytes) => {
        if (word !== null && from === near && bytes.includes(word)) end();
        else into.write(bytes);
      });
      if (silent) from.pause();
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const cut = (): void => {
    for (const [near, far] of pairs) {
      near.destroy();
      far.destroy();
    }
  };
  return {
    port: (server.address() as AddressInfo).port,
    open: () => pairs.size,
    cut,
    cutAt: (text) => {
      word = text;
    },
    hush: (to_silence) => {
      silent = to_silence;
      for (const socket of [...pairs].flat()) {
        if (silent) socket.pause();
        else socket.resume();
      }
    },
    close: async () => {
      cut();
      server.close();
      await once(server, "close");
    },
  };
}
