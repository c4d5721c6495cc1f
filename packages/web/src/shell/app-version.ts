import { version } from "../../../../package.json";

/** The version of the product: that of the root package.json (decisions, "Names"). */
export const APP_VERSION: string = version;
