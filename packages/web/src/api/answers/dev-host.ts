const OWN = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(localhost|local|test)|dev\..+)$/;

/** One's own machine, or a host on which one develops: there a failure tells its details (wire §18). */
export const isDevHost = (origin: string): boolean => URL.canParse(origin) && OWN.test(new URL(origin).hostname);
