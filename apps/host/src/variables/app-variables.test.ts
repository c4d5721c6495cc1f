import { expect, it } from "vitest";
import * as z from "zod";
import { APP_VARIABLES, readApps } from "./app-variables.ts";

const print = (digits: string): string => Array.from({ length: 32 }, () => digits).join(":");
const read = (variables: Record<string, string | undefined>) => {
  const { data } = z.object(APP_VARIABLES).safeParse(variables);
  return data ? readApps(data) : null;
};

it("Android apps are read by package and certificate, and iOS apps by team and app", () => {
  expect(read({})).toEqual({ android: [], ios: [] });
  expect(read({ ANDROID_APPS: "", IOS_APPS: " " })).toEqual({ android: [], ios: [] });
  const ANDROID_APPS = `app.tablee/${print("ab")}, app.tablee/${print("0F")}`;
  expect(read({ ANDROID_APPS, IOS_APPS: "ABCDE12345.app.tablee" })).toEqual({
    android: [
      { package_name: "app.tablee", fingerprint: print("AB") },
      { package_name: "app.tablee", fingerprint: print("0F") },
    ],
    ios: ["ABCDE12345.app.tablee"],
  });
});

it.each([
  { ANDROID_APPS: "app.tablee" },
  { ANDROID_APPS: `app.tablee/${print("ab").slice(3)}` },
  { ANDROID_APPS: `tablee/${print("ab")}` },
  { IOS_APPS: "app.tablee" },
])("malformed apps are refused: %o", (variables) => expect(read(variables)).toBeNull());
