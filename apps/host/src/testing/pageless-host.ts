// Runs a host of this checkout in a process of its own, so that its log is real. Calls, sockets and jobs are the
// product's; every page is the same and fails in one part. It needs no build.
import type { PageRenderer } from "@tablee/web/page-renderer";
import { readEnvironment } from "../environment.ts";
import { startHost } from "../host.ts";
import { openDatabase } from "../open.ts";
import { picturesFolder, serveFiles } from "../static-files.ts";

const app: PageRenderer = {
  renderPage: async ({ failed }) => {
    failed(new Error("A part of this page could not be loaded"));
    return {
      status: 200,
      location: null,
      html: ["<html><body></body></html>"],
      framing: "nobody",
      restaurant_id: null,
    };
  },
  shellDocument: () => "<!DOCTYPE html>",
  standaloneWords: () => ({ title: "", text: "", again: "", home: "" }),
  searchNames: new Set(["invitation_id"]),
  pageModules: {},
};

const environment = readEnvironment(process.env);
const host = await startHost({
  environment,
  database: await openDatabase(environment),
  files: serveFiles(null, picturesFolder()),
  web: async () => ({ app, assets: { entry: "", css: [], preloads: [], routes: {} } }),
});
process.once("SIGTERM", () => void host.close().then(() => process.exit(0)));
process.on("disconnect", () => process.exit(1));
process.send?.(host.address);
