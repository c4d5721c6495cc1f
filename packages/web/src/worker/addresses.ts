// What the worker finds at our addresses.

export const isAsset = (pathname: string): boolean => pathname.startsWith("/assets/");

/** Excludes the API, a provider's return address, the demo's own pages and files. */
export const isPage = (pathname: string): boolean =>
  !/^\/(?:api|auth|dev|previews)(?:\/|$)/.test(pathname) && (pathname === "/index.html" || !/\.\w{2,}$/.test(pathname));

export const isPicture = (pathname: string): boolean =>
  pathname.startsWith("/pictures/") || pathname.startsWith("/icons/") || pathname === "/favicon.svg";
