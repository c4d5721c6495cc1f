import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { chores } from "@tablee/server/chores";
import { listenForChanges } from "@tablee/server/database/changes";
import type { Database } from "@tablee/server/database/open-database";
import { createApiHandler } from "@tablee/server/http/api-handler";
import { callerAddress, limitKey } from "@tablee/server/http/caller-address";
import { queues } from "@tablee/server/queues";
import { keepLearning } from "@tablee/server/search/learn-words";
import { keepTrends } from "@tablee/server/search/trends/refresh-trends";
import { NO_LIMITS } from "@tablee/server/ports/limits";
import { makeRateLimits } from "@tablee/server/ports/rate-limits";
import { createDevPages } from "@tablee/server/http/outbox/dev-pages";
import { MOST_CONNECTIONS } from "@tablee/server/realtime/connection-limit";
import { servePictures } from "@tablee/server/pictures/serve-pictures";
import { serveMachineFiles } from "@tablee/server/pages/machine-files/serve-machine-files";
import { servePreviews } from "@tablee/server/sharing/preview/serve-previews";
import { createRealtime } from "@tablee/server/realtime/create-realtime";
import { attachSockets, type SocketOptions, type Sockets } from "@tablee/server/realtime/socket-server";
import type { Services } from "@tablee/server/services";
import { type KnownSites, openSites, siteOfRestaurant } from "@tablee/server/sites/known-sites";
import { answerRequests } from "./answer-requests.ts";
import { boundConnections, boundsFor, type ConnectionBounds, openFiles } from "./listening/bound-connections.ts";
import { untilQuiet } from "./drain.ts";
import type { Environment } from "./environment.ts";
import { listen } from "./listening/listen.ts";
import { makeServices } from "./make-services.ts";
import { gatherLikes } from "./pages/gather-likes.ts";
import { maintenance } from "./pages/maintenance.ts";
import { createPageHandler, type PageHandlerOptions } from "./pages/page-handler.ts";
import { originOf } from "./pages/page-sites.ts";
import { previewPictures } from "./preview-pictures.ts";
import { docsFolder, type StaticFiles } from "./static-files.ts";

export interface HostOptions {
  environment: Environment;
  database: Database;
  files: StaticFiles;
  web: PageHandlerOptions["web"];
  transform?: PageHandlerOptions["transform"];
  /** Work to finish before requests are accepted, such as seeding the demo. */
  prepare?: (services: Services) => Promise<void>;
}

export interface Host {
  server: Server;
  services: Services;
  /** The address on which it listens. */
  address: string;
  /**
   * Shuts down without interrupting requests: reports at /api/ready that it is leaving, gives the load balancer this
   * many milliseconds to notice, and then stops listening (drain.ts).
   */
  close(waitMs?: number): Promise<void>;
}

/** How long requests and sockets may take to finish after the process was told to stop. */
const DRAIN_MS = 10_000;

/**
 * How long a client may take to send the headers of a request, and the whole request, which for the largest accepted
 * file on a slow connection takes minutes. So nobody can hold many connections open by sending slowly.
 */
const PATIENCE = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  connectionsCheckingInterval: 5_000,
  // Longer than the idle timeout of proxies and clients (mostly 60 s): a request sent while we close the connection
  // would be lost.
  keepAliveTimeout: 75_000,
};

/** A process of the product: API, sockets and pages on one port. */
export async function startHost(options: HostOptions): Promise<Host> {
  const { environment, database, files, transform } = options;
  let leaving = false;
  const realtime = createRealtime();
  const services = makeServices(environment, database, realtime);
  await options.prepare?.(services);
  const [api] = await Promise.all([
    createApiHandler(services, {
      rateLimit: environment.rateLimit,
      trustProxy: environment.trustProxy,
      allowedOrigins: environment.allowedOrigins,
      redisUrl: environment.redisUrl,
      isLeaving: () => leaving,
      docsFolder: docsFolder(),
      // In development every answer is checked against the contract, and errors show their messages.
      production: !transform,
    }),
    services.jobs.start(services, queues, chores),
  ]);
  const { admit, callerOf } = doorsOf(environment);
  const sites = await openSites(services, () => pages.cache.clear());
  const pages = pagesOf(services, options, sites, admit("pages"));
  const pictures = servePictures(services, admit("pictures"));
  const readPicture = previewPictures(services);
  const previews = servePreviews(services, { admit: admit("previews"), callerOf, readPicture });
  const machineFiles = machineFilesOf(services, environment, sites, [admit("pages"), admit("sitemaps")]);
  const gathered = gatherLikes((topics) => pages.cache.changed(topics));
  const stopListening = await listenForChanges(database, gathered.heard, () => pages.cache.clear());
  const devPages = environment.outbox ? createDevPages(services) : null;
  const answerers = { api, devPages, pictures, previews, machineFiles, files, pages, publicUrl: environment.publicUrl };
  const answer = answerRequests(services, answerers, environment.maintenance ? maintenance(options.web) : null);
  const server = createServer(PATIENCE, (request, response) => {
    if (leaving) response.setHeader("connection", "close");
    void answer(request, response);
  });
  boundConnections(server, connectionBounds(environment));
  const sockets = await attachSockets(server, services, realtime, socketOptions(environment));
  await listen(server, environment);
  const stops = [keepLearning(services), keepTrends(services)];

  return {
    server,
    services,
    address: addressOf(server, environment),
    close: async (waitMs = 0) => {
      leaving = true;
      for (const stop of stops) stop();
      await pause(waitMs);
      await drain(server, sockets);
      await services.jobs.stop(DRAIN_MS);
      await stopListening();
      await sites.close();
      gathered.stop();
      await api.close();
      await database.close();
    },
  };
}

/** Who asks for what is no call, and whether they may. */
function doorsOf({ rateLimit, trustProxy }: Environment) {
  const limits = makeRateLimits({ own: rateLimit ? {} : NO_LIMITS });
  const callerOf = (request: IncomingMessage) => limitKey(callerAddress(request, trustProxy));
  const admit = (name: "pages" | "pictures" | "previews" | "sitemaps") => (request: IncomingMessage) =>
    limits.take(name, callerOf(request));
  return { admit, callerOf };
}

/** All connections from a proxy have its address, so that only their number is bounded. */
function connectionBounds({ rateLimit, trustProxy }: Environment): ConnectionBounds {
  const { most, each } = boundsFor(openFiles());
  return { most, each: rateLimit && trustProxy === 0 ? each : Infinity };
}

type Admit = PageHandlerOptions["admit"];
const machineFilesOf = (
  services: Services,
  { securityContact, apps, publicUrl }: Environment,
  { find }: KnownSites,
  [admit, admitSitemap]: [Admit, Admit],
) =>
  serveMachineFiles(services, {
    admit,
    admitSitemap,
    security_contact: securityContact,
    apps,
    siteOf: ({ headers }) => {
      const site = find(headers.host);
      return site && { ...site, origin: originOf(site, publicUrl) };
    },
  });

const pagesOf = (
  services: Services,
  { environment, web, transform }: HostOptions,
  { find, parentsOf }: KnownSites,
  admit: PageHandlerOptions["admit"],
) =>
  createPageHandler({
    services,
    web,
    origin: environment.publicUrl,
    facts: {
      outbox: environment.outbox,
      registration_phone: environment.registrationPhone,
      phone_codes: !services.sms.off,
      progress_ms: environment.progressMs,
    },
    sites: { find, parentsOf, ofRestaurant: (id) => siteOfRestaurant(services, id) },
    parents: environment.frameParents,
    admit,
    ...(transform ? { transform } : {}),
  });

const socketOptions = ({ redisUrl, rateLimit, trustProxy, allowedOrigins }: Environment): SocketOptions => ({
  redisUrl,
  allowedOrigins,
  connections: rateLimit ? { most: MOST_CONNECTIONS, proxies: trustProxy } : undefined,
});

/** Finishes running requests and sockets without interrupting them, for at most DRAIN_MS. */
async function drain(server: Server, sockets: Sockets): Promise<void> {
  await untilQuiet(server);
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  await sockets.close(DRAIN_MS / 2);
  server.closeIdleConnections();
  const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(cut);
}

const addressOf = (server: Server, { host }: Environment): string => {
  const { port } = server.address() as AddressInfo;
  return `http://${["127.0.0.1", "0.0.0.0", "::"].includes(host) ? "localhost" : host}:${port}`;
};
