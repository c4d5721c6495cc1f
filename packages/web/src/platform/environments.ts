import { ENVIRONMENTS, type EnvironmentName, type Platform } from "./platform.ts";

type Origins = Pick<Platform, "api_origin" | "public_origin">;
/** The server's origin and the origin of public addresses for each environment: a native shell's configuration. */
export type EnvironmentTable = Readonly<Record<EnvironmentName, Origins>>;

const KEY = "environment";
/** The language and the theme belong to the person, whichever server is used. */
const STAYS: ReadonlySet<string> = new Set([KEY, "preferences"]);

function kept(): EnvironmentName {
  try {
    const name = localStorage.getItem(KEY);
    return ENVIRONMENTS.find((one) => one === name) ?? "live";
  } catch {
    return "live";
  }
}

/** Removes the basket, unanswered attempts and stored answers: on the other server the same ids mean other things. */
function forgetServer(): void {
  const keys = Array.from({ length: localStorage.length }, (_none, at) => localStorage.key(at));
  for (const key of keys) if (key !== null && !STAYS.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/**
 * The part of a native shell's platform that depends on the environment chosen on the device; by default the live one.
 * `restart` restarts the shell: a running app never changes its server.
 */
export function chosenEnvironment(
  table: EnvironmentTable,
  restart: () => void,
): Origins & Pick<Platform, "environments"> {
  const now = kept();
  const switchTo = (name: EnvironmentName): boolean => {
    try {
      localStorage.setItem(KEY, name);
      forgetServer();
    } catch {
      return false;
    }
    restart();
    return true;
  };
  return { ...table[now], environments: { now, switchTo } };
}
