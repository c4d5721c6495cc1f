import type { EnvironmentTable } from "@tablee/web/platform/environments";

/** The variables of the build (build.ts). */
const told = import.meta.env as unknown as Readonly<Record<string, string | undefined>>;

const originsOf = (api_origin = "", public_origin = api_origin) => ({ api_origin, public_origin });

/**
 * The servers between which an administrator can switch (shell §11): each one's origin and, if it differs, the origin
 * of its public addresses.
 */
export const ENVIRONMENT_TABLE: EnvironmentTable = {
  live: originsOf(told["VITE_LIVE_ORIGIN"], told["VITE_LIVE_PUBLIC_ORIGIN"]),
  dev: originsOf(told["VITE_DEV_ORIGIN"], told["VITE_DEV_PUBLIC_ORIGIN"]),
};
