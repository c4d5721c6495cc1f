import { version } from "../../../../package.json";

/** The version of the product, from the root package.json (language §21). */
export const APP_VERSION: string = version;
