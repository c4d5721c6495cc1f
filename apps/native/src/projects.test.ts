import { readFileSync } from "node:fs";
import path from "node:path";
import { PUSH_CHANNELS } from "@tablee/domain/notifications/notification";
import { expect, it } from "vitest";

const read = (file: string): string => readFileSync(path.join(import.meta.dirname, "..", file), "utf8");
const { version, dependencies } = JSON.parse(read("package.json")) as {
  version: string;
  dependencies: Record<string, string>;
};
const MANIFEST = read("android/app/src/main/AndroidManifest.xml");
const PLIST = read("ios/App/App/Info.plist");

/** Dependencies that are not plugins. */
const PARTS = /^@capacitor\/(android|core|ios)$|^@tablee\/|^@tanstack\//;

it("the native projects have the product's version", () => {
  expect(read("android/app/build.gradle")).toContain(`versionName "${version}"`);
  expect(new Set(read("ios/App/App.xcodeproj/project.pbxproj").match(/MARKETING_VERSION = [^;]+/g))).toEqual(
    new Set([`MARKETING_VERSION = ${version}`]),
  );
});

it("the native projects have the plugins that the app calls, as `cap sync` writes them", () => {
  const wanted = Object.keys(dependencies).filter((name) => !PARTS.test(name));
  const android = [...read("android/capacitor.settings.gradle").matchAll(/node_modules\/(@[\w-]+\/[\w-]+)\/android'/g)];
  const ios = [...read("ios/App/CapApp-SPM/Package.swift").matchAll(/node_modules\/(@[\w-]+\/[\w-]+)"/g)];
  const names = (found: RegExpMatchArray[]): string[] =>
    found.map(([, name = ""]) => name).filter((name) => !PARTS.test(name));
  expect(names(android).toSorted()).toEqual(wanted.toSorted());
  expect(names(ios).toSorted()).toEqual(wanted.toSorted());
});

it("the Android manifest has the app's permissions, link host and push channel, and allows no backup", () => {
  const permissions = [...MANIFEST.matchAll(/permission\.(\w+)"/g)].map(([, name]) => name);
  expect(permissions).toEqual(
    expect.arrayContaining([
      "POST_NOTIFICATIONS",
      "VIBRATE",
      "CAMERA",
      "ACCESS_FINE_LOCATION",
      "ACCESS_COARSE_LOCATION",
    ]),
  );
  expect(MANIFEST).toMatch(/autoVerify="true"[\s\S]*scheme="https" android:host="\$\{appLinkHost\}"/);
  const channel = /default_notification_channel_id"\s+android:value="(\w+)"/.exec(MANIFEST)?.[1] ?? "";
  expect(Object.keys(PUSH_CHANNELS)).toContain(channel);
  // Nothing stored on a device may leave it in a backup.
  expect(MANIFEST).toContain('allowBackup="false"');
});

it("iOS explains every permission in both languages", () => {
  const asked = [...PLIST.matchAll(/<key>(NS\w+UsageDescription)<\/key>/g)].map(([, key]) => key ?? "");
  expect(asked).toContain("NSCameraUsageDescription");
  const words = (language: string): Map<string, string> =>
    new Map(
      [...read(`ios/App/App/${language}.lproj/InfoPlist.strings`).matchAll(/"(\w+)" = "([^"]+)";/g)].map(
        ([, key = "", text = ""]) => [key, text],
      ),
    );
  const [en, fr] = [words("en"), words("fr")];
  expect([...en.keys()].toSorted()).toEqual(asked.toSorted());
  expect([...fr.keys()].toSorted()).toEqual(asked.toSorted());
  for (const key of asked) expect(fr.get(key)).not.toBe(en.get(key));
});
