import "./styles.css";
import { takePicturesFrom } from "@tablee/design-system/picture-address";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import { type RouterHistory, RouterProvider } from "@tanstack/react-router";
import { createElement, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { startLanguage } from "./language/language.ts";
import type { Platform } from "./platform/platform.ts";
import { startApp } from "./start-app.ts";
import { devicePreferences } from "./storage/device-preferences.ts";

/**
 * Starts the app where no server has rendered the page: in an extension or a native app. The same screens at the same
 * paths; `history` says how the shell's addresses carry them. The app takes the whole document, as it does on the web.
 */
export async function startShell(platform: Platform, history?: RouterHistory): Promise<void> {
  const { language, theme } = devicePreferences.get();
  startLanguage(chooseLanguage({ stored: language, browser: navigator.languages }));
  takePicturesFrom(platform.api_origin);
  const router = await startApp(platform, (isMember) => ({
    renderedForMember: isMember,
    renderedAt: new Date(),
    ...(history ? { history } : {}),
  }));
  await router.load();
  const app = createElement(StrictMode, null, createElement(RouterProvider, { router }));
  // At once: what the scripts of a rendered page tell the document before it is painted is told here.
  flushSync(() => createRoot(document).render(app));
  const { dataset } = document.documentElement;
  dataset["displayFace"] = "";
  if (theme !== "system") dataset["theme"] = theme;
}
