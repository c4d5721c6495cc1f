import { pictureRefusal } from "../pictures/picture-refusal.ts";
import { takePicture } from "../pictures/take-picture.ts";
import { scheduleArticle, unscheduleArticle } from "./schedule-article.ts";
import { limitKey } from "../http/caller-address.ts";
import { api, asAdmin } from "../http/implement.ts";
import { tooManyRequests } from "../http/refusal.ts";
import type { Context } from "../http/context.ts";
import {
  createArticle,
  getEdited,
  listArticles,
  publishArticle,
  saveArticle,
  withdrawArticle,
} from "./edit-article.ts";
import { getBlogArticle, getPage, listBlog, listNews, listTerms } from "./read-articles.ts";
import { sendContact } from "./send-contact.ts";

const { pages } = api;

/** Limits messages per address and in total: the form has no captcha, so whoever sends many waits (pages §10). */
async function countContact({ limits, address }: Context): Promise<void> {
  const retry_after =
    (await limits.take("contact", limitKey(address))) ?? (await limits.take("contact_all", "everybody"));
  if (retry_after !== null) throw tooManyRequests(retry_after);
}

export const pagesRouter = {
  get: pages.get.handler(async ({ input, context, errors }) => {
    const found = await getPage(context, input.name);
    if (!found) throw errors.not_found();
    return found;
  }),
  blog: pages.blog.handler(({ input, context }) => listBlog(context, input)),
  article: pages.article.handler(async ({ input, context, errors }) => {
    const found = await getBlogArticle(context, input);
    if (!found) throw errors.not_found();
    return found;
  }),
  news: pages.news.handler(({ input, context }) => listNews(context, input)),
  terms: pages.terms.handler(({ input, context }) => listTerms(context, input)),
  allTerms: pages.allTerms.handler(({ input, context }) => listTerms(context, { ...input, type: "all" })),
  contact: pages.contact.handler(async ({ input, context, errors }) => {
    await countContact(context);
    const refused = await sendContact(context, input);
    if (refused) throw errors[refused.code]();
    return true as const;
  }),
  list: pages.list
    .use(asAdmin)
    .handler(async ({ input, context }) => ({ articles: await listArticles(context, input.kind) })),
  edited: pages.edited.use(asAdmin).handler(async ({ input, context, errors }) => {
    const found = await getEdited(context, input);
    if (!found) throw errors.not_found();
    return found;
  }),
  create: pages.create.use(asAdmin).handler(async ({ input, context, errors }) => {
    const made = await createArticle(context, context.viewer, input);
    if ("code" in made) throw errors[made.code]();
    const found = await getEdited(context, made);
    if (!found) throw new Error("An article that was made is not there");
    return found;
  }),
  save: pages.save.use(asAdmin).handler(async ({ input, context, errors }) => {
    const refused = await saveArticle(context, context.viewer, input);
    if (refused) throw errors[refused.code]();
    const found = await getEdited(context, { id: input.id });
    if (!found) throw errors.not_found();
    return found;
  }),
  publish: pages.publish.use(asAdmin).handler(async ({ input, context, errors }) => {
    const refused = await publishArticle(context, context.viewer, input);
    if (refused) throw errors[refused.code]();
    const found = await getEdited(context, { id: input.id });
    if (!found) throw errors.not_found();
    return found;
  }),
  schedule: pages.schedule.use(asAdmin).handler(async ({ input, context, errors }) => {
    const refused = await scheduleArticle(context, context.viewer, { ...input, at: new Date(input.at) });
    if (refused) throw errors[refused.code]();
    const found = await getEdited(context, { id: input.id });
    if (!found) throw errors.not_found();
    return found;
  }),
  unschedule: pages.unschedule.use(asAdmin).handler(async ({ input, context, errors }) => {
    const refused = await unscheduleArticle(context, context.viewer, input);
    const found = refused ? null : await getEdited(context, { id: input.id });
    if (!found) throw errors.not_found();
    return found;
  }),
  picture: pages.picture.use(asAdmin).handler(async ({ input, context, errors }) => {
    const { account_id } = context.viewer;
    const sent = { file: input.picture, use: "article", crop: input.crop ?? null, account_id } as const;
    const taken = await takePicture(context, sent);
    if ("refused" in taken) throw pictureRefusal(errors, taken);
    return { image_url: taken.url };
  }),
  withdraw: pages.withdraw.use(asAdmin).handler(async ({ input, context, errors }) => {
    const refused = await withdrawArticle(context, context.viewer, input);
    if (refused) throw errors[refused.code]();
    const found = await getEdited(context, { id: input.id });
    if (!found) throw errors.not_found();
    return found;
  }),
};
