/** Where a shell's app gets what it has not itself. */
export interface Reached {
  /** Origins of servers. */
  servers: readonly string[];
  /** Where the style and tiles of maps are; null: nowhere but there. */
  maps: string | null;
}

/** What the page of a shell may load: of its own, and of its servers. Nothing that somebody writes becomes a script. */
export const shellPolicy = ({ servers, maps }: Reached): string[] => {
  const sockets = servers.map((server) => server.replace(/^http/, "ws"));
  return [
    "default-src 'self'",
    "script-src 'self'",
    // Measures that components set as style attributes.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: https: ${servers.join(" ")}`,
    `connect-src ${["'self'", ...servers, ...sockets, ...(maps === null ? [] : [maps])].join(" ")}`,
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
  ];
};
