import "./styles.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { startTransition, StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { recoveredFrom } from "./api/unfetched.ts";
import { startLanguage } from "./language/language.ts";
import { beginAtRendered } from "./language/now.ts";
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
  const renderedAt = new Date(Number(dataset["renderedAt"] ?? Date.now()));
  beginAtRendered(renderedAt);
  void startApp(platform, () => ({
    renderedForMember: dataset["member"] === "1",
    renderedAt,
    origin: canonicalOrigin(location.origin),
    ...told,
  })).then((router) =>
    // React hydrates a page in one uninterrupted task unless it may wait: in a transition it yields to input every few
    // milliseconds.
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
  // The device is offline, and the service worker has answered with the shell document (routes/shell-document.ts).
  void import("./start-shell.ts").then(({ startShell }) => startShell(platform, told));
}
