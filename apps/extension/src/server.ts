/** Where the server is, as the build was told (build/build.ts). */
export const SERVER = String(import.meta.env["VITE_API_ORIGIN"]);
