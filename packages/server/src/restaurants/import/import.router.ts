import { api, asAdmin } from "../../http/implement.ts";
import { exportTablee } from "./export-tablee.ts";
import { startImport } from "./start-import.ts";

/** Only administrators import and export restaurants. */
export const importRouter = {
  start: api.import.start.use(asAdmin).handler(async ({ input, context, errors }) => {
    const { file, ...asked } = input;
    const bytes = new Uint8Array(await file.arrayBuffer());
    const refuse = (data: Parameters<typeof errors.import_refused>[0]["data"]) => errors.import_refused({ data });
    return { id: await startImport(context, context.viewer.account_id, { ...asked, bytes }, refuse) };
  }),
  exportTablee: api.import.exportTablee.use(asAdmin).handler(async ({ input, context, errors }) => {
    const file = await exportTablee(context.database.db, input.restaurant_id);
    if (!file) throw errors.not_found();
    return file;
  }),
};
