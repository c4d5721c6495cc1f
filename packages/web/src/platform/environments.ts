import { ENVIRONMENTS, type EnvironmentName, type Platform } from "./platform.ts";

type Origins = Pick<Platform, "api_origin" | "public_origin">;
/** Where the server of each environment is, and what its addresses begin with: a native shell's configuration. */
export type EnvironmentTable = Readonly<Record<EnvironmentName, Origins>>;

const KEY = "environment";
/** The language and the theme are the person's, whichever server they look at. */
const STAYS: ReadonlySet<string> = new Set([KEY, "preferences"]);

function kept(): EnvironmentName {
  try {
    const name = localStorage.getItem(KEY);
    return ENVIRONMENTS.find((one) => one === name) ?? "live";
  } catch {
    return "live";
  }
}

/** A basket, what waits for an answer and whose answers are kept: the other server knows the same numbers otherwise. */
function forgetServer(): void {
  const keys = Array.from({ length: localStorage.length }, (_none, at) => localStorage.key(at));
  for (const key of keys) if (key !== null && !STAYS.has(key)) localStorage.removeItem(key);
  sessionStorage.clear();
}

/**
 * What a native shell's platform has of the environment that was chosen on its device, the live one until another is.
 * `restart` starts the shell anew: nothing of an app goes on with another server than it began with.
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
