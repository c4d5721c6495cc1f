import type { Server } from "node:http";
import { BadEnvironment, type Environment } from "./environment.ts";

/** What the system says of a HOST that is no address of this machine, and no name of one. */
const NO_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENODATA", "ENOENT", "ENOTFOUND"];

/** What it says of a PORT that another process has, or that only an administrator may have. */
const NO_PORT = new Map([
  ["EADDRINUSE", "something else listens there already"],
  ["EACCES", "this user may not listen there"],
]);

/** Throws BadEnvironment where nobody can listen at the host or port; only the system knows it, hence no earlier. */
export const listen = (server: Server, { port, host }: Pick<Environment, "port" | "host">): Promise<void> =>
  new Promise((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => {
      const why = NO_PORT.get(error.code ?? "");
      if (why !== undefined) reject(unusable(`PORT: ${port}, ${why}`));
      else reject(NO_ADDRESS.includes(error.code ?? "") ? noAddress(host) : error);
    };
    server.once("error", refuse);
    server.listen(port, host, () => {
      server.removeListener("error", refuse);
      resolve();
    });
  });

const unusable = (what: string): BadEnvironment => new BadEnvironment(`The environment cannot be used:\n  ${what}`);
const noAddress = (host: string): BadEnvironment =>
  unusable(`HOST: This machine has no address ${JSON.stringify(host)}`);
