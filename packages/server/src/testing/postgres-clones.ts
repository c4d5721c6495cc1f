import pg from "pg";

export const POSTGRES_URL = process.env.TEST_POSTGRES_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";

/** The prefix of `tablee_test_<time of creation>_<run>_<any>`. */
const CLONES = "tablee_test_";
const ABANDONED_MS = 3_600_000;

/** The run that drops its databases at its end; undefined if each file drops its own. */
export const testRun = (): string | undefined => process.env.TABLEE_TEST_RUN;

export const cloneName = (any: string): string => `${CLONES}${Date.now()}_${testRun() ?? "alone"}_${any}`;

export const atDatabase = (name: string): string => {
  const url = new URL(POSTGRES_URL);
  url.pathname = `/${name}`;
  return url.href;
};

export async function asAdmin<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: POSTGRES_URL });
  await admin.connect();
  try {
    return await work(admin);
  } finally {
    await admin.end();
  }
}

/** Drops the databases of a run, or those that a killed run left behind. */
export async function dropClones(admin: pg.Client, whose: { run: string } | "abandoned"): Promise<void> {
  const { rows } = await admin.query<{ datname: string }>(
    String.raw`select datname from pg_database where datname like 'tablee\_test\_%'`,
  );
  for (const { datname } of rows) {
    const [, , made, run] = datname.split("_");
    const isTheirs = whose === "abandoned" ? Date.now() - Number(made) > ABANDONED_MS : run === whose.run;
    if (isTheirs) await admin.query(`drop database if exists ${datname} with (force)`);
  }
}
