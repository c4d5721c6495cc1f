import "./styles.css";
import { takePicturesFrom } from "@tablee/design-system/picture-address";
import { keepToasts } from "@tablee/design-system/toasts/toast-time";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import { RouterProvider } from "@tanstack/react-router";
import { createElement, StrictMode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { recoveredFrom } from "./api/unfetched.ts";
import { startLanguage } from "./language/language.ts";
import { answerFromKept } from "./offline/keep-answers.ts";
import type { Platform } from "./platform/platform.ts";
import type { AppRouterOptions } from "./router.tsx";
import { startApp } from "./start-app.ts";
import { devicePreferences } from "./storage/device-preferences.ts";
import { keptLanguage } from "./storage/kept-language.ts";

/** shell §18. */
const NATIVE_TOAST_MS = 3_000;

/**
 * Starts the app where no server has rendered the page: in an extension or a native app, and on the web when the device
 * is offline. The screens and their paths are the same; `history` says how the shell's addresses carry the paths. As on
 * the web, the app renders the whole document. What was seen before is there at once.
 */
export async function startShell(
  platform: Platform,
  told: Pick<AppRouterOptions, "history" | "hostFacts" | "entry"> = {},
): Promise<void> {
  const { language, theme } = devicePreferences.get();
  startLanguage(chooseLanguage({ stored: language, member: keptLanguage(), browser: navigator.languages }));
  takePicturesFrom(platform.api_origin);
  if (platform.kind === "native") keepToasts(NATIVE_TOAST_MS);
  const router = await startApp(platform, (isMember) => ({
    renderedForMember: isMember,
    renderedAt: new Date(),
    ...told,
  }));
  const stopWaiting = answerFromKept(router.options.context);
  await router.load();
  stopWaiting();
  const app = createElement(StrictMode, null, createElement(RouterProvider, { router }));
  // Rendered synchronously: what a rendered page's scripts set on the document before the first paint is set here.
  const root = createRoot(document, { onRecoverableError: (error) => reportError(recoveredFrom(error)) });
  flushSync(() => root.render(app));
  if (theme !== "system") document.documentElement.dataset["theme"] = theme;
}
