// The bound: the same HTTP server, which returns either a constant body or the rows of prepared statements. It runs in
// a process of its own, like the host. Its argument is a PostgreSQL address, or the folder of an embedded copy.
import { createServer } from "node:http";
import { openEmbedded } from "@tablee/server/database/open-database";
import pg from "pg";
import { BOUNDS, type Send } from "./bounds.ts";

const [target = "", port = "0"] = process.argv.slice(2);

/** Returns a function that gives `work` one connection, on which each statement is prepared once. */
async function opener(): Promise<(work: (send: Send) => Promise<unknown>) => Promise<unknown>> {
  if (!target.startsWith("postgres")) {
    const embedded = await openEmbedded(target);
    return (work) => work(async (_name, text, values) => (await embedded.query(text, values)).rows);
  }
  const pool = new pg.Pool({ connectionString: target, max: 10 });
  return async (work) => {
    const client = await pool.connect();
    try {
      return await work(async (name, text, values) => (await client.query({ name, text, values })).rows as unknown[]);
    } finally {
      client.release();
    }
  };
}

const withConnection = await opener();
const bodies = new Map<number, Buffer>();

createServer((request, response) => {
  request.resume();
  const [kind = "", name = "", ...values] = (request.url ?? "/").slice(1).split("/").map(decodeURIComponent);
  if (kind === "constant") {
    const size = Number(name);
    const body = bodies.get(size) ?? Buffer.alloc(size, "x");
    bodies.set(size, body);
    response.writeHead(200, { "content-type": "application/json", "content-length": body.length }).end(body);
    return;
  }
  const bound = BOUNDS[name];
  if (kind !== "rows" || !bound) {
    response.writeHead(404).end();
    return;
  }
  withConnection((send) => bound(send, values)).then(
    (rows) => {
      const body = JSON.stringify(rows);
      response
        .writeHead(200, { "content-type": "application/json", "content-length": Buffer.byteLength(body) })
        .end(body);
    },
    (error: unknown) => {
      console.error(error);
      response.writeHead(500).end();
    },
  );
}).listen(Number(port), "127.0.0.1");
