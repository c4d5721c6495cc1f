import { Device } from "@capacitor/device";
import { SplashScreen } from "@capacitor/splash-screen";
import { pushChannels } from "@tablee/web/features/notifications/push-channels";
import { chosenEnvironment } from "@tablee/web/platform/environments";
import { startShell } from "@tablee/web/start-shell";
import { createBrowserHistory } from "@tanstack/react-router";
import { ENVIRONMENT_TABLE } from "./environment-table.ts";
import { nativePlatform } from "./native-platform.ts";
import { followOpened } from "./opened-paths.ts";
import { plugins } from "./plugins.ts";
import { followTheme } from "./system-bars.ts";

const history = createBrowserHistory();
const environment = chosenEnvironment(ENVIRONMENT_TABLE, () => location.replace("/"));

followOpened(plugins, { origins: [environment.public_origin], open: (path) => history.push(path) });
// Android's back button goes one step back within the app, which first closes what is open (shell §22), and then leaves
// the app. It is the browser's own step: one that the app takes (go-back-once.ts) closes no dialog. On the page with which the app was started it leaves even a dialog that is no step of the history.
void plugins.app.addListener("backButton", ({ canGoBack }) => {
  if (canGoBack) window.history.back();
  else void plugins.app.minimizeApp();
});

// Passkeys are bound to the server's domain, which differs from the view's: iOS has the API but refuses every call.
Reflect.deleteProperty(globalThis, "PublicKeyCredential");

const model = await Device.getInfo().then(
  (device) => device.model,
  () => undefined,
);
try {
  await startShell(nativePlatform(plugins, { environment, model }), { history });
  followTheme();
} finally {
  void SplashScreen.hide();
}
// iOS has no notification channels.
for (const channel of pushChannels()) plugins.push.createChannel(channel).catch(() => undefined);
