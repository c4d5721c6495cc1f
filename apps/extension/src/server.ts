/** The server's origin, set at build time (build/build.ts). */
export const SERVER = String(import.meta.env["VITE_API_ORIGIN"]);
