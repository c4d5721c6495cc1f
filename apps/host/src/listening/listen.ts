import type { Server } from "node:http";
import { BadEnvironment, type Environment } from "../environment.ts";

/** Error codes for a HOST that is neither an address nor a name of this machine. */
const NO_ADDRESS = ["EADDRNOTAVAIL", "EAFNOSUPPORT", "EAI_AGAIN", "EINVAL", "ENODATA", "ENOENT", "ENOTFOUND"];

/** Error codes for a PORT that another process uses, or that needs administrator rights. */
const NO_PORT = new Map([
  ["EADDRINUSE", "something else listens there already"],
  ["EACCES", "this user may not listen there"],
]);

/**
 * Throws BadEnvironment if it cannot listen on the host or port. Only the system knows, so it cannot be checked
 * earlier.
 */
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
