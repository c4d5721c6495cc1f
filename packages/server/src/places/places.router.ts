import { api, asAdmin } from "../http/implement.ts";
import { askPlaces } from "./ask-places.ts";
import { askPosition } from "./ask-position.ts";
import { getZone } from "./get-zone.ts";
import { listZones } from "./list-zones.ts";
import { managedPlaces, saveGroup, saveZone } from "./manage-places.ts";
import { mapGround } from "./map-ground.ts";

export const placesRouter = {
  position: api.places.position.handler(async ({ context, errors }) => {
    const answer = await askPosition(context);
    if ("from" in answer) return answer;
    throw errors.too_many_requests({ data: { retry_after: answer.retry_after } });
  }),
  map: api.places.map.handler(({ context }) => mapGround(context.settings)),
  zones: api.places.zones.handler(({ input, context }) => listZones(context, input)),
  zone: api.places.zone.handler(async ({ input, context, errors }) => {
    const found = await getZone(context, context.viewer, input.zone);
    if (!found) throw errors.not_found();
    return found;
  }),
  managed: api.places.managed.use(asAdmin).handler(({ context }) => managedPlaces(context)),
  saveZone: api.places.saveZone.use(asAdmin).handler(async ({ input, context, errors }) => {
    const saved = await saveZone(context, context.viewer, input);
    if ("code" in saved) {
      throw saved.code === "edit_conflict" ? errors.edit_conflict({ data: saved }) : errors[saved.code]();
    }
    return saved;
  }),
  saveGroup: api.places.saveGroup.use(asAdmin).handler(async ({ input, context, errors }) => {
    const saved = await saveGroup(context, context.viewer, input);
    if ("code" in saved) {
      throw saved.code === "edit_conflict" ? errors.edit_conflict({ data: saved }) : errors[saved.code]();
    }
    return saved;
  }),
  suggest: api.places.suggest.handler(async ({ input, context, errors }) => {
    const answer = await askPlaces(context, { suggest: input.query }, input);
    if ("results" in answer) return answer;
    throw errors.too_many_requests({ data: { retry_after: answer.retry_after } });
  }),
  find: api.places.find.handler(async ({ input, context, errors }) => {
    const answer = await askPlaces(context, { find: input.address }, input);
    if ("results" in answer) return answer;
    throw errors.too_many_requests({ data: { retry_after: answer.retry_after } });
  }),
  reverse: api.places.reverse.handler(async ({ input, context, errors }) => {
    const answer = await askPlaces(context, { reverse: input }, input);
    if ("results" in answer) return answer;
    throw errors.too_many_requests({ data: { retry_after: answer.retry_after } });
  }),
};
