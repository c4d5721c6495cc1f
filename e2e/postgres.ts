import pg from "pg";

/** The same address as the unit tests use. */
const POSTGRES_URL = process.env["TEST_POSTGRES_URL"] ?? "postgres://postgres@127.0.0.1:5432/postgres";

async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: POSTGRES_URL, connectionTimeoutMillis: 2_000 });
  admin.on("error", () => {});
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/**
 * Whether the journeys' hosts use PostgreSQL, which needs two thirds of the embedded database's processor time. Checked
 * once, before any of them starts. With REQUIRE_POSTGRES=1 (as in CI) its absence is a failure.
 */
export async function findPostgres(): Promise<boolean> {
  try {
    await asAdmin((admin) => admin.query("select 1"));
    return true;
  } catch (error) {
    if (process.env["REQUIRE_POSTGRES"] !== "1" && !process.env["TEST_POSTGRES_URL"]) return false;
    throw new Error(`The journeys need PostgreSQL at ${new URL(POSTGRES_URL).host}`, { cause: error });
  }
}

/** Databases are named after their host's port, which is unique on this machine. */
const nameOf = (port: number): string => `tablee_e2e_${port}`;

export function urlOf(port: number): string {
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${nameOf(port)}`;
  return url.href;
}

/** Creates an empty database for the host with this port, or a copy of another host's, which must have ended. */
export async function createDatabase(port: number, copyOf?: number): Promise<void> {
  await asAdmin(async (admin) => {
    // A killed run may have left it behind.
    await admin.query(`drop database if exists ${nameOf(port)} with (force)`);
    await admin.query(`create database ${nameOf(port)}${copyOf === undefined ? "" : ` template ${nameOf(copyOf)}`}`);
  });
}

export async function dropDatabase(port: number): Promise<void> {
  await asAdmin((admin) => admin.query(`drop database if exists ${nameOf(port)} with (force)`));
}
