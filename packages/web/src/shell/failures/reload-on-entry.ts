import type { AnyRouter } from "@tanstack/react-router";

const unlessItStays = ({ cause }: { cause: string }): false | undefined => (cause === "stay" ? false : undefined);

/**
 * Loaders are called again when their page is entered, not when a sheet opens over it. Some are in files of their own,
 * which may not be loaded yet, because the server has rendered the page: without a connection the failure of that load
 * would replace the page (shell §38).
 */
export function reloadOnEntry(router: AnyRouter): void {
  for (const { options } of Object.values(router.routesById)) options.shouldReload ??= unlessItStays;
}
