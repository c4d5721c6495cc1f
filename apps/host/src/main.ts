import { join } from "node:path";
import { boot } from "./boot.ts";
import { readWebBuild } from "./pages/web-build.ts";
import { beside, picturesFolder, serveFiles } from "./static-files.ts";

/** Production: the bundle is in apps/host/dist, the built web app in packages/web/dist. */
const webFolder = beside("../../../packages/web/dist");
const built = readWebBuild(webFolder);
await boot({ files: serveFiles(join(webFolder, "client"), picturesFolder()), web: () => built });
