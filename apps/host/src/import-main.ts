import { runImport } from "./import-command.ts";

process.exit(await runImport(process.argv.slice(2), process.env));
