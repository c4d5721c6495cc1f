import type { Server } from "node:http";
import { BadEnvironment, type Environment } from "./environment.ts";

/** What the system says of a HOST that is no address of this machine, and no name of one. */
const NO_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENODATA", "ENOENT", "ENOTFOUND"];

/** Throws BadEnvironment where nobody can listen at the host; only the system knows it, hence no earlier. */
export const listen = (server: Server, { port, host }: Pick<Environment, "port" | "host">): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) =>
      reject(NO_ADDRESS.includes(error.code ?? "") ? noAddress(host) : error);
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.removeListener("error", refuse);
      resolve();
    });
  });

const noAddress = (host: string): BadEnvironment =>
  new BadEnvironment(`The environment cannot be used:\n  HOST: This machine has no address ${JSON.stringify(host)}`);
