// Writes the part of the contract that the browser needs (methods and paths, without schemas), which keeps zod out of
// the first load.
import { writeFileSync } from "node:fs";
import { minifyContractRouter } from "@orpc/contract";
import { contract } from "./src/contract.ts";

writeFileSync(
  new URL("./src/contract.min.json", import.meta.url),
  `${JSON.stringify(minifyContractRouter(contract))}\n`,
);
