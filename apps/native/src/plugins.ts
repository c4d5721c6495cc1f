import { SecureStorage } from "@aparajita/capacitor-secure-storage";
import { KeepAwake } from "@capacitor-community/keep-awake";
import { App } from "@capacitor/app";
import { Clipboard } from "@capacitor/clipboard";
import { Filesystem } from "@capacitor/filesystem";
import { Geolocation } from "@capacitor/geolocation";
import { Network } from "@capacitor/network";
import { PushNotifications } from "@capacitor/push-notifications";
import { Share } from "@capacitor/share";

/** The device plugins that the app uses. Replaced in tests. */
export const plugins = {
  app: App,
  clipboard: Clipboard,
  files: Filesystem,
  geolocation: Geolocation,
  awake: KeepAwake,
  network: Network,
  push: PushNotifications,
  keystore: SecureStorage,
  share: Share,
};

type All = typeof plugins;
/** The part of them that the app calls. */
export interface Plugins {
  app: Pick<All["app"], "addListener" | "minimizeApp">;
  clipboard: Pick<All["clipboard"], "write">;
  files: Pick<All["files"], "readFile" | "writeFile" | "deleteFile" | "rmdir">;
  geolocation: Pick<All["geolocation"], "checkPermissions" | "getCurrentPosition">;
  awake: Pick<All["awake"], "keepAwake" | "allowSleep">;
  network: Pick<All["network"], "addListener" | "getStatus">;
  push: Pick<
    All["push"],
    "addListener" | "checkPermissions" | "requestPermissions" | "register" | "unregister" | "createChannel"
  >;
  keystore: Pick<All["keystore"], "getItem" | "setItem" | "setDefaultKeychainAccess">;
  share: Pick<All["share"], "share">;
}
