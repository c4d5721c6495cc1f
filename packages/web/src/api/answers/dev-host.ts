const OWN = /^(localhost|127(\.\d+){3}|\[::1\]|.+\.(localhost|local|test)|dev\..+)$/;

/** Whether this is the developer's own machine or a development host, where failures show their details (wire §18). */
export const isDevHost = (origin: string): boolean => URL.canParse(origin) && OWN.test(new URL(origin).hostname);
