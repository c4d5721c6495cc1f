import { api, asMember } from "../../http/implement.ts";
import { pictureRefusal } from "../../pictures/picture-refusal.ts";
import { changeSettings, getSettings } from "./change-settings.ts";
import { setPicture } from "./set-picture.ts";

const { settings } = api;

export const settingsRouter = {
  get: settings.get.use(asMember).handler(async ({ input, context, errors }) => {
    const page = await getSettings(context, context.viewer, input.restaurant_id);
    if ("code" in page) throw errors[page.code]();
    return page;
  }),
  change: settings.change.use(asMember).handler(async ({ input, context, errors }) => {
    const page = await changeSettings(context, context.viewer, input);
    if (!("code" in page)) return page;
    if (page.code === "edit_conflict") throw errors.edit_conflict({ data: { conflicts: page.conflicts } });
    if (page.code === "setting_invalid") {
      throw errors.setting_invalid({ data: { setting: page.setting, reason: page.reason } });
    }
    throw errors[page.code]();
  }),
  setPicture: settings.setPicture.use(asMember).handler(async ({ input, context, errors }) => {
    const page = await setPicture(context, context.viewer, input);
    if ("refused" in page) throw pictureRefusal(errors, page);
    if ("code" in page) throw errors[page.code]();
    return page;
  }),
};
