import "./styles.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { recoveredFrom } from "./api/unfetched.ts";
import { startLanguage } from "./language/language.ts";
import { webPlatform } from "./platform/web-platform.ts";
import { canonicalOrigin } from "./routes/canonical-origin.ts";
import { readHostFacts } from "./routes/host-facts.ts";
import { startApp } from "./start-app.ts";

const rendered = document.documentElement;
const { dataset } = rendered;
const platform = webPlatform();
const told = { hostFacts: readHostFacts(dataset["host"]), entry: new URL(import.meta.url).pathname };

if (dataset["shell"] === undefined) {
  startLanguage(rendered.lang === "fr" ? "fr" : "en");
  void startApp(platform, () => ({
    renderedForMember: dataset["member"] === "1",
    renderedAt: new Date(Number(dataset["renderedAt"] ?? Date.now())),
    origin: canonicalOrigin(location.origin),
    ...told,
  })).then((router) =>
    // React wakes a page up in one go unless it is told that it may wait: so it lets a finger in every few milliseconds.
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <RouterClient router={router} />
        </StrictMode>,
        { onRecoverableError: (error) => reportError(recoveredFrom(error)) },
      );
    }),
  );
} else {
  // The line is gone, and the service worker has answered (routes/shell-document.ts).
  void import("./start-shell.ts").then(({ startShell }) => startShell(platform, told));
}
