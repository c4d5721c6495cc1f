import { api, asMember } from "../http/implement.ts";
import { discardDraft, editMenu, getDraft, getPulse } from "./edit-menu.ts";
import { importMenuCsv } from "./import-menu-csv.ts";
import { importMenuFile } from "./import-menu-file.ts";
import { pictureRefusal } from "../pictures/picture-refusal.ts";
import { previewCsv } from "./preview-csv.ts";
import { planPublication } from "./plan-publication.ts";
import { publishInTurn } from "./publish-in-turn.ts";
import { listVersions, restoreVersion } from "./publish-menu.ts";
import { takeMenuPicture } from "./take-menu-picture.ts";

const { management } = api;

export const managementRouter = {
  draft: management.draft.use(asMember).handler(async ({ input, context, errors }) => {
    const draft = await getDraft(context, context.viewer, input.restaurant_id);
    if ("code" in draft) throw errors[draft.code]();
    return draft;
  }),
  pulse: management.pulse.use(asMember).handler(async ({ input, context, errors }) => {
    const pulse = await getPulse(context, context.viewer, input.restaurant_id);
    if ("code" in pulse) throw errors[pulse.code]();
    return pulse;
  }),
  edit: management.edit.use(asMember).handler(async ({ input, context, errors }) => {
    const edited = await editMenu(context, context.viewer, input);
    if (!("code" in edited)) return edited;
    if (edited.code === "edit_conflict") throw errors.edit_conflict({ data: { conflicts: edited.conflicts } });
    if (edited.code === "menu_value_invalid") throw errors.menu_value_invalid({ data: edited.faults });
    if (edited.code === "field_unknown") {
      throw errors.menu_value_invalid({ data: [{ list: edited.list, ref: edited.ref, field: "", code: edited.code }] });
    }
    throw errors[edited.code]();
  }),
  picture: management.picture.use(asMember).handler(async ({ input, context, errors }) => {
    const taken = await takeMenuPicture(context, context.viewer, input);
    if ("refused" in taken) throw pictureRefusal(errors, taken);
    if ("code" in taken) throw errors[taken.code]();
    return taken;
  }),
  plan: management.plan.use(asMember).handler(async ({ input, context, errors }) => {
    const at = input.at === null ? null : new Date(input.at);
    const planned = await planPublication(context, context.viewer, { ...input, at });
    if ("code" in planned) throw errors[planned.code]();
    return planned;
  }),
  publish: management.publish.use(asMember).handler(async ({ input, context, errors }) => {
    const published = await publishInTurn(context, context.viewer, input);
    if (!("code" in published)) return published;
    if ("retry_after" in published) throw errors[published.code]({ data: { retry_after: published.retry_after } });
    if (published.code === "menu_incomplete") throw errors.menu_incomplete({ data: published.problems });
    throw errors[published.code]();
  }),
  discard: management.discard.use(asMember).handler(async ({ input, context, errors }) => {
    const draft = await discardDraft(context, context.viewer, input);
    if ("code" in draft) throw errors[draft.code]();
    return draft;
  }),
  versions: management.versions.use(asMember).handler(async ({ input, context, errors }) => {
    const listed = await listVersions(context, context.viewer, input.restaurant_id);
    if ("code" in listed) throw errors[listed.code]();
    return listed;
  }),
  importCsv: management.importCsv.use(asMember).handler(async ({ input, context, errors }) => {
    const laid = await importMenuCsv(context, context.viewer, input);
    if (!("code" in laid)) return laid;
    if ("retry_after" in laid) throw errors[laid.code]({ data: { retry_after: laid.retry_after } });
    if (laid.code === "menu_file_refused") throw errors.menu_file_refused({ data: laid.faults });
    throw errors[laid.code]();
  }),
  previewCsv: management.previewCsv.use(asMember).handler(async ({ input, context, errors }) => {
    const read = await previewCsv(context, context.viewer, input);
    if (!("code" in read)) return read;
    if ("retry_after" in read) throw errors[read.code]({ data: { retry_after: read.retry_after } });
    if (read.code === "menu_file_refused") throw errors.menu_file_refused({ data: read.faults });
    throw errors[read.code]();
  }),
  importMenu: management.importMenu.use(asMember).handler(async ({ input, context, errors }) => {
    const laid = await importMenuFile(context, context.viewer, input);
    if (!("code" in laid)) return laid;
    if ("retry_after" in laid) throw errors[laid.code]({ data: { retry_after: laid.retry_after } });
    if (laid.code === "menu_json_refused") throw errors.menu_json_refused({ data: laid.remarks });
    throw errors[laid.code]();
  }),
  restore: management.restore.use(asMember).handler(async ({ input, context, errors }) => {
    const draft = await restoreVersion(context, context.viewer, input);
    if ("code" in draft) throw errors[draft.code]();
    return draft;
  }),
};
