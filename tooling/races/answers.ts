import { once } from "node:events";
import { connect } from "node:net";
import pg from "pg";

/** Whether a PostgreSQL or Redis server responds at an address. */
export const answers = (url: string): Promise<boolean> =>
  (url.startsWith("redis") ? pingRedis(url) : askPostgres(url)).then(
    () => true,
    () => false,
  );

async function askPostgres(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  client.on("error", () => {});
  await client.connect();
  await client.end();
}

async function pingRedis(url: string): Promise<void> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setTimeout(1_000, () => socket.destroy(new Error("silence")));
  try {
    socket.end("PING\r\n");
    const [answer] = (await once(socket, "data")) as [Buffer];
    if (!answer.toString().startsWith("+PONG")) throw new Error("no Redis");
  } finally {
    socket.destroy();
  }
}
