import "./styles.css";
import { RouterClient } from "@tanstack/react-router/ssr/client";
import { StrictMode } from "react";
import { hydrateRoot } from "react-dom/client";
import { createApi } from "./api/create-api.ts";
import { startLanguage } from "./language/language.ts";
import { webPlatform } from "./platform/web-platform.ts";
import { createAppRouter } from "./router.tsx";
import { signedOut } from "./session/session.ts";
import { readToken, storeToken } from "./session/token.ts";

const rendered = document.documentElement;
startLanguage(rendered.lang === "fr" ? "fr" : "en");

const platform = webPlatform();
const api = createApi({
  origin: platform.origin,
  token: readToken,
  onRenewedToken: (renewed, sent) => {
    // An answer that comes after a sign-out, or after somebody else signed in, brings nobody back.
    if (readToken() === sent) storeToken(renewed, "renewed");
  },
  onUnauthorized: (sent) => {
    // Only the token that was refused: a call that was under way while somebody signed in again logs nobody out.
    if (readToken() === sent) signedOut(router.options.context.queryClient);
  },
});
const router = createAppRouter({
  api,
  platform,
  renderedForMember: rendered.dataset["member"] === "1",
  renderedAt: new Date(Number(rendered.dataset["renderedAt"] ?? Date.now())),
});
hydrateRoot(
  document,
  <StrictMode>
    <RouterClient router={router} />
  </StrictMode>,
);
