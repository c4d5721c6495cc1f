import type { SharedTable } from "../live/shared-table.ts";

/** Whether the diner sits at the table without an account, according to the table. */
export function isGuest(shared: SharedTable): boolean {
  const { phase, table, me } = shared.snapshot();
  return phase === "joined" && table?.users.find(({ id }) => id === me)?.member === false;
}

/**
 * Resolves to true once the diner sits at the table with this account, or with any (null), after signing in; false if
 * that takes too long. Only such a diner may order for the table.
 */
export function joinedWith(shared: SharedTable, account_id: number | null, within_ms: number): Promise<boolean> {
  const is = () => {
    const { phase, live, account_id: mine } = shared.snapshot();
    return live && phase === "joined" && mine !== null && (account_id === null || mine === account_id);
  };
  return new Promise((resolve) => {
    if (is()) return resolve(true);
    const done = (answer: boolean) => {
      clearTimeout(timer);
      stop();
      resolve(answer);
    };
    const stop = shared.subscribe(() => (is() ? done(true) : undefined));
    const timer = setTimeout(() => done(false), within_ms);
  });
}
