/** The origins from which a shell's app loads what it does not include. */
export interface Reached {
  /** The origins of servers. */
  servers: readonly string[];
  /** The origin of the map's style and tiles; null: only the servers above. */
  maps: string | null;
}

/**
 * The content security policy of a shell's page: it may load from itself and its servers, and no text that anybody
 * writes can become a script.
 */
export const shellPolicy = ({ servers, maps }: Reached): string[] => {
  const sockets = servers.map((server) => server.replace(/^http/, "ws"));
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Components set sizes as style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${servers.join(" ")}`,
    `connect-src ${["'self'", ...servers, ...sockets, ...(maps === null ? [] : [maps])].join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ];
};
