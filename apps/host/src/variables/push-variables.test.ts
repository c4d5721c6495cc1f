import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { BadEnvironment, readEnvironment } from "../environment.ts";

const VAPID = {
  VAPID_PUBLIC_KEY: `B${"x".repeat(86)}`,
  VAPID_PRIVATE_KEY: "y".repeat(43),
  VAPID_SUBJECT: "mailto:us@tablee.test",
};
const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
const FCM = {
  FCM_PROJECT_ID: "tablee-1",
  FCM_CLIENT_EMAIL: "push@tablee-1.iam.gserviceaccount.com",
  FCM_PRIVATE_KEY: pem.replaceAll("\n", String.raw`\n`),
};

it("push reaches browsers and native shells if their three variables are set, and otherwise nobody", () => {
  expect(readEnvironment({ VAPID_SUBJECT: "" }).push).toEqual({ vapid: null, fcm: null });
  const { vapid, fcm } = readEnvironment({ ...VAPID, ...FCM }).push;
  expect(vapid).toEqual({
    public_key: VAPID.VAPID_PUBLIC_KEY,
    private_key: VAPID.VAPID_PRIVATE_KEY,
    subject: VAPID.VAPID_SUBJECT,
  });
  expect(fcm).toEqual({ project_id: "tablee-1", client_email: FCM.FCM_CLIENT_EMAIL, private_key: pem });
});

it.each([
  ["VAPID_PRIVATE_KEY", { VAPID_PUBLIC_KEY: VAPID.VAPID_PUBLIC_KEY }],
  ["VAPID_PUBLIC_KEY", { ...VAPID, VAPID_PUBLIC_KEY: "short" }],
  ["VAPID_SUBJECT", { ...VAPID, VAPID_SUBJECT: "us@tablee.test" }],
  ["FCM_PROJECT_ID", { FCM_CLIENT_EMAIL: FCM.FCM_CLIENT_EMAIL }],
  ["FCM_PRIVATE_KEY", { ...FCM, FCM_PRIVATE_KEY: "no key" }],
])("push is refused with the variable's name if %s is missing or wrong", (name, variables) => {
  expect(() => readEnvironment(variables)).toThrow(BadEnvironment);
  expect(() => readEnvironment(variables)).toThrow(name);
});
