// Writes the part of the contract that the browser needs (methods and paths, without schemas), which keeps zod out of
// the first load.
import { writeFileSync } from "node:fs";
import { minifyContractRouter } from "@orpc/contract";
import { contract } from "./src/contract.ts";

/** Without the words that only the documentation of the calls shows. */
const withoutWords = (key: string, value: unknown): unknown =>
  key === "summary" || key === "tags" || key === "description" ? undefined : value;

writeFileSync(
  new URL("./src/contract.min.json", import.meta.url),
  `${JSON.stringify(minifyContractRouter(contract), withoutWords)}\n`,
);
