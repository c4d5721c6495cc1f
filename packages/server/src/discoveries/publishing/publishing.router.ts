import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { CREATION_KEY } from "@tablee/contract/discoveries/publishing.contract";
import type { PlaceProblem, WordsProblem } from "@tablee/domain/discoveries/discovery-words";
import type { PublishingNeed } from "@tablee/domain/discoveries/publishing";
import type { Context, Viewer } from "../../http/context.ts";
import { api, asMember, asWriter } from "../../http/implement.ts";
import { tooManyRequests } from "../../http/refusal.ts";
import { getRecommendation } from "../get-recommendation.ts";
import { pictureRefusal } from "../../pictures/picture-refusal.ts";
import { appeal } from "./appeal.ts";
import { changeDiscovery } from "./change-discovery.ts";
import { changeVisibility } from "./change-visibility.ts";
import { createDiscovery, createdBefore } from "./create-discovery.ts";
import { deleteDiscovery } from "./delete-discovery.ts";
import type { SavingRefused } from "./save-discovery.ts";

type OfMember = Context & { viewer: Viewer };

const countChange = async ({ limits, viewer }: OfMember): Promise<void> => {
  const retry_after = await limits.take("discovery_changes", String(viewer.account_id));
  if (retry_after !== null) throw tooManyRequests(retry_after);
};

/** The discovery as its author sees it; null if it has been deleted meanwhile. */
const shown = (context: OfMember, id: number): Promise<Discovery | null> =>
  getRecommendation(context, context.viewer, id);

/** Maps refusals of a save to the errors of a call that saves. */
interface SavingErrors {
  words_invalid: (options: { data: { problems: (WordsProblem | PlaceProblem)[] } }) => Error;
  not_publishable: (options: { data: { missing: PublishingNeed[] } }) => Error;
  restaurant_unknown: () => Error;
  item_unknown: () => Error;
}
const savingRefusal = (errors: SavingErrors, refused: SavingRefused): Error => {
  if (refused.code === "words_invalid") return errors.words_invalid({ data: { problems: refused.problems } });
  if (refused.code === "not_publishable") return errors.not_publishable({ data: { missing: refused.missing } });
  return errors[refused.code]();
};

/** The header Idempotency-Key; null if it is missing or malformed. */
const keyOf = ({ headers }: Context): string | null => {
  const key = headers["idempotency-key"];
  return key !== undefined && CREATION_KEY.test(key) ? key : null;
};

export const publishingRouter = {
  create: api.publishing.create.use(asWriter).handler(async ({ input, context, errors }) => {
    const { image = null, ...said } = input;
    const sent = { input: said, image, key: keyOf(context) };
    const result = await createDiscovery(context, sent, {
      saving: (refused) => savingRefusal(errors, refused),
      picture: (refused) => pictureRefusal(errors, refused),
    });
    if ("id" in result) return result;
    if (result.code === "too_many") throw tooManyRequests(result.retry_after);
    throw result.code === "idempotency_conflict" ? errors.idempotency_conflict() : savingRefusal(errors, result);
  }),
  created: api.publishing.created.use(asMember).handler(async ({ input, context, errors }) => {
    const id = await createdBefore(context, input.key);
    if (id === null) throw errors.not_found();
    return { id };
  }),
  update: api.publishing.update.use(asWriter).handler(async ({ input, context, errors }) => {
    await countChange(context);
    const { id, image = null, ...said } = input;
    const refused = await changeDiscovery(context, { id, input: said, image, key: keyOf(context) });
    if (refused && "picture" in refused) throw pictureRefusal(errors, refused.picture);
    if (refused?.code === "not_found") throw errors.not_found();
    if (refused?.code === "idempotency_conflict") throw errors.idempotency_conflict();
    if (refused?.code === "changed_meanwhile") throw errors.changed_meanwhile({ data: { revision: refused.revision } });
    if (refused) throw savingRefusal(errors, refused);
    const discovery = await shown(context, id);
    if (!discovery) throw errors.not_found();
    return discovery;
  }),
  changeVisibility: api.publishing.changeVisibility.use(asWriter).handler(async ({ input, context, errors }) => {
    await countChange(context);
    const found = await changeVisibility(context, context.viewer.account_id, input);
    const discovery = found ? await shown(context, input.id) : null;
    if (!discovery) throw errors.not_found();
    return discovery;
  }),
  // Suspended members may still delete and appeal.
  remove: api.publishing.remove.use(asMember).handler(async ({ input, context, errors }) => {
    await countChange(context);
    if (!(await deleteDiscovery(context, context.viewer.account_id, input.id))) throw errors.not_found();
    return { id: input.id };
  }),
  appeal: api.publishing.appeal.use(asMember).handler(async ({ input, context, errors }) => {
    await countChange(context);
    const refused = await appeal(context, context.viewer.account_id, input);
    if (refused) throw errors[refused.code]();
    const discovery = await shown(context, input.id);
    if (!discovery) throw errors.not_found();
    return discovery;
  }),
};
