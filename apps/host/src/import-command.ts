import { readFile } from "node:fs/promises";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { EmbeddedDatabaseBusy } from "@tablee/server/database/folder-lock";
import type { Database } from "@tablee/server/database/open-database";
import { silentRealtime } from "@tablee/server/realtime/realtime";
import { FORMATS, type FileToImport, importFile } from "@tablee/server/restaurants/import/import-file";
import { Unreachable } from "@tablee/server/ports/unreachable";
import cliProgress from "cli-progress";
import { BadEnvironment, type Environment, readEnvironment } from "./environment.ts";
import { makeServices } from "./make-services.ts";
import { openDatabase } from "./open.ts";

const USAGE = `Usage: npm run import -- <format> <file> [--ref <ref>] [--name <name>]

  format  ${FORMATS.join(", ")}
  --ref   of a menu that names no restaurant (square, dominos, uber, csv): whose it is
  --name  its name

The database is that of DATABASE_URL, else the embedded one in DATA_DIR.`;

type Report = Awaited<ReturnType<typeof importFile>>;

/** An error to show to the person who typed the command. */
class Misuse extends Error {}

/**
 * The command `npm run import`, which does the same as POST /admin/import/{format}. Returns the exit code: 0 if the
 * file was imported, 1 if not (nothing has changed, and stderr says why), 2 if the command was not understood.
 */
export async function runImport(argv: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  try {
    const asked = readArguments(argv);
    if (asked === null) {
      console.log(USAGE);
      return 0;
    }
    const environment = readEnvironment(env);
    const path = resolve(env["INIT_CWD"] ?? ".", asked.path);
    const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
      throw new Misuse(`${path} cannot be read (${error.code})`);
    });
    const report = await importInto(environment, { ...asked.file, bytes });
    return tell(report, basename(path));
  } catch (error) {
    if (error instanceof Misuse) {
      console.error(`${error.message}\n\n${USAGE}`);
      return 2;
    }
    if (!isForWhoeverTyped(error)) throw error;
    console.error(error.message);
    return 1;
  }
}

const isForWhoeverTyped = (error: unknown): error is Error =>
  [BadEnvironment, EmbeddedDatabaseBusy, Unreachable].some((kind) => error instanceof kind);

type Asked = { path: string; file: Omit<FileToImport, "bytes"> };

/** Returns null if only help was requested. Throws Misuse. */
function readArguments(argv: readonly string[]): Asked | null {
  const { values, positionals } = parsed(argv);
  if (values.help) return null;
  const [format, path, ...more] = positionals;
  if (format === undefined || path === undefined) throw new Misuse("A format and a file are needed");
  if (more.length > 0) throw new Misuse(`One file at a time: ${more.join(" ")} is too much`);
  if (!isFormat(format)) throw new Misuse(`There is no format ${format}`);
  return { path, file: { format, restaurant_ref: values.ref, restaurant_name: values.name } };
}

function parsed(argv: readonly string[]) {
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ref: { type: "string" }, name: { type: "string" }, help: { type: "boolean", short: "h" } },
    });
  } catch (error) {
    throw new Misuse(error instanceof Error ? error.message : String(error));
  }
}

const isFormat = (word: string): word is FileToImport["format"] => (FORMATS as readonly string[]).includes(word);

async function importInto(environment: Environment, file: FileToImport): Promise<Report> {
  const database: Database = await openDatabase(environment);
  // Drawn on stderr, so that the output can be piped.
  const bar = new cliProgress.SingleBar(
    { format: "{bar} {percentage} %", clearOnComplete: true, hideCursor: true },
    cliProgress.Presets.shades_classic,
  );
  try {
    bar.start(100, 0);
    const services = makeServices(environment, database, silentRealtime);
    return await importFile(services, file, (share) => bar.update(Math.round(share * 100)));
  } finally {
    bar.stop();
    await database.close();
  }
}

const placeOf = (file: string, { line, path }: Report["errors"][number]): string =>
  `${file}${line === null ? "" : `:${line}`} ${path}`;

/** Prints errors and warnings to stderr and the counts to stdout. Returns the exit code. */
function tell(report: Report, file: string): number {
  for (const remark of report.warnings)
    console.error(`warning: ${placeOf(file, remark)}: ${remark.message} [${remark.code}]`);
  for (const remark of report.errors)
    console.error(`error: ${placeOf(file, remark)}: ${remark.message} [${remark.code}]`);
  if (report.errors.length > 0) {
    console.error(`${file} was not imported: ${report.errors.length} errors. Nothing has changed.`);
    return 1;
  }
  const kinds = {
    restaurants: "Restaurants",
    items: "Items",
    combos: "Combos",
    modifier_groups: "Modifier groups",
  } as const;
  for (const [kind, name] of Object.entries(kinds)) {
    const { created, updated, unchanged } = report[kind as keyof typeof kinds];
    if (created + updated + unchanged === 0) continue;
    console.log(`${name}: ${created} created, ${updated} updated, ${unchanged} unchanged`);
  }
  if (report.skipped > 0) console.log(`Skipped: ${report.skipped}`);
  if (report.warnings.length > 0) console.log(`Warnings: ${report.warnings.length}`);
  return 0;
}
