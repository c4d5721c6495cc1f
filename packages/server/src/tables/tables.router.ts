import { api, asMember } from "../http/implement.ts";
import { changeCode } from "./change-code.ts";
import { clearTable } from "./clear-table.ts";
import { createTable } from "./create-table.ts";
import { getTable } from "./get-table.ts";
import { listTables } from "./list-tables.ts";
import { renameTable } from "./rename-table.ts";

const get = api.tables.get.handler(async ({ input, context, errors }) => {
  const opened = await getTable(context, input.code, context.viewer);
  if (!opened) throw errors.not_found();
  return opened;
});

const list = api.tables.list.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await listTables(context, context.viewer, input.restaurant_id);
  if ("tables" in result) return result.tables;
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const create = api.tables.create.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await createTable(context, context.viewer, input);
  if ("table" in result) return result.table;
  if (result.code === "name_taken") throw errors.name_taken();
  if (result.code === "too_many_tables") throw errors.too_many_tables();
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const rename = api.tables.rename.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await renameTable(context, context.viewer, input);
  if ("table" in result) return result.table;
  if (result.code === "name_taken") throw errors.name_taken();
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const clear = api.tables.clear.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await clearTable(context, context.viewer, input);
  if ("table" in result) return result.table;
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const rotate = api.tables.rotate.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await changeCode(context, context.viewer, input, "rotate");
  if ("table" in result) return result.table;
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

const close = api.tables.close.use(asMember).handler(async ({ input, context, errors }) => {
  const result = await changeCode(context, context.viewer, input, "close");
  if ("table" in result) return result.table;
  if (result.code === "edit_conflict") throw errors.edit_conflict({ data: result });
  throw result.code === "forbidden" ? errors.forbidden() : errors.not_found();
});

export const tablesRouter = { get, list, create, rename, clear, rotate, close };
