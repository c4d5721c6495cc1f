/**
 * Whether somebody else gave this successful answer: no call of ours returns a page. The network of a hotel or a train
 * answers everything with its own page until its terms are accepted, which is like having no connection.
 */
export const isForeign = (status: number, contentType: string | null): boolean =>
  status >= 200 && status < 300 && (contentType ?? "").startsWith("text/html");
