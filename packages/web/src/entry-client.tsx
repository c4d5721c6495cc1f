import "./styles.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { startLanguage } from "./language/language.ts";
import { webPlatform } from "./platform/web-platform.ts";
import { readHostFacts } from "./routes/host-facts.ts";
import { startApp } from "./start-app.ts";

const rendered = document.documentElement;
startLanguage(rendered.lang === "fr" ? "fr" : "en");

void startApp(webPlatform(), () => ({
  renderedForMember: rendered.dataset["member"] === "1",
  renderedAt: new Date(Number(rendered.dataset["renderedAt"] ?? Date.now())),
  hostFacts: readHostFacts(rendered.dataset["host"]),
})).then((router) =>
  hydrateRoot(
    document,
    <StrictMode>
      <RouterClient router={router} />
    </StrictMode>,
  ),
);
