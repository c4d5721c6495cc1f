// What lies at which of our addresses, as the worker sees it.

export const isAsset = (pathname: string): boolean => pathname.startsWith("/assets/");

/** Not the API's addresses, a provider's way back, the demo's own pages, nor files. */
export const isPage = (pathname: string): boolean =>
  !/^\/(?:api|auth|dev|previews)(?:\/|$)/.test(pathname) && (pathname === "/index.html" || !/\.\w{2,}$/.test(pathname));

export const isPicture = (pathname: string): boolean =>
  pathname.startsWith("/pictures/") || pathname.startsWith("/icons/") || pathname === "/favicon.svg";
