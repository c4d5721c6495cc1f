import type { NativeApps } from "@tablee/server/pages/machine-files/app-links";
import * as z from "zod";

const entries = (value: unknown): string[] =>
  typeof value === "string" ? value.split(",").flatMap((entry) => entry.trim() || []) : [];

/** An Android package name, and the fingerprint of its signing certificate. */
const ANDROID = /^([a-z]\w*(?:\.[a-z]\w*)+)\/((?:[\dA-F]{2}:){31}[\dA-F]{2})$/i;
/** An Apple team id, and the app's id. */
const IOS = /^[A-Z\d]{10}(?:\.[\w-]+)+$/;

/** The variables of the native apps in which links open. */
export const APP_VARIABLES = {
  ANDROID_APPS: z.preprocess(
    entries,
    z.array(z.string().regex(ANDROID, "app.tablee/AB:CD:…, a package and its certificate's SHA-256")),
  ),
  IOS_APPS: z.preprocess(entries, z.array(z.string().regex(IOS, "ABCDE12345.app.tablee, a team and its app"))),
};

export const readApps = ({ ANDROID_APPS, IOS_APPS }: z.infer<z.ZodObject<typeof APP_VARIABLES>>): NativeApps => ({
  android: ANDROID_APPS.map((entry) => {
    const [package_name = "", fingerprint = ""] = entry.split("/");
    return { package_name, fingerprint: fingerprint.toUpperCase() };
  }),
  ios: IOS_APPS,
});
