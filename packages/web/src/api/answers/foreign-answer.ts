/**
 * Whether a success was answered by somebody else: no call of ours answers a page. The network of a hotel or a train
 * puts its own in the place of everything until one has agreed to it, which is as good as no line.
 */
export const isForeign = (status: number, contentType: string | null): boolean =>
  status >= 200 && status < 300 && (contentType ?? "").startsWith("text/html");
