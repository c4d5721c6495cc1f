import { ENVIRONMENTS, type EnvironmentName, type Platform } from "./platform.ts";

type Origins = Pick<Platform, "api_origin" | "public_origin">;
/** Where the server of each environment is, and what its addresses begin with: a native shell's configuration. */
export type EnvironmentTable = Readonly<Record<EnvironmentName, Origins>>;

const KEY = "environment";

function kept(): EnvironmentName {
  try {
    const name = localStorage.getItem(KEY);
    return ENVIRONMENTS.find((one) => one === name) ?? "live";
  } catch {
    return "live";
  }
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
    } catch {
      return false;
    }
    restart();
    return true;
  };
  return { ...table[now], environments: { now, switchTo } };
}
