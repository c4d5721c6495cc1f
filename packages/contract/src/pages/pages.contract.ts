import { MAX_CONTACT_MESSAGE, MAX_CONTACT_NAME } from "@tablee/domain/pages/contact";
import { PAGES } from "@tablee/domain/pages/article";
import { ARTICLE_KINDS } from "@tablee/domain/pages/article-kinds";
import { MAX_EMAIL } from "@tablee/domain/validation/email";
import { LANGUAGES } from "@tablee/domain/language/text";
import * as z from "zod";
import { call, FORBIDDEN, NOT_FOUND } from "../wire/errors.ts";
import { Crop, PICTURE_REFUSALS, PictureFile } from "../pictures/pictures.schema.ts";
import { Continuation, Id, ImageUrl, Instant, Limit } from "../wire/values.schema.ts";
import { Line, Words } from "../wire/words.schema.ts";
import {
  AnySlug,
  Article,
  ArticleCard,
  ArticleLine,
  ArticlePicture,
  ArticleWords,
  BlogSection,
  EditedArticle,
  NewArticle,
  TermsSection,
} from "./pages.schema.ts";

const tags = ["pages"];
const TEXT_TOO_LONG = { status: 422, message: "A text is longer than it may be" } as const;
const TEXT_MISSING = { status: 422, message: "Title, summary and text are needed in both languages" } as const;
const EDIT_CONFLICT = { status: 409, message: "Somebody saved another revision: look at it first" } as const;
const Seen = z.int().describe("The revision that one looked at");

export const pagesContract = {
  get: call
    .route({ method: "GET", path: "/client/page/{name}", tags, summary: "A page of the product" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ name: z.enum(PAGES) }))
    .output(Article),
  blog: call
    .route({ method: "GET", path: "/client/blog", tags, summary: "Articles of the blog, the newest first" })
    .input(
      z.object({
        section: BlogSection.optional(),
        continuation: Continuation.optional(),
        limit: Limit.default(12),
      }),
    )
    .output(z.object({ articles: z.array(ArticleCard), continuation: Continuation.nullable() })),
  article: call
    .route({ method: "GET", path: "/client/blog/{section}/{id}", tags, summary: "An article of the blog" })
    .errors({ not_found: NOT_FOUND })
    .input(z.object({ section: AnySlug, id: AnySlug }))
    .output(Article),
  news: call
    .route({ method: "GET", path: "/client/news", tags, summary: "The news, whole, the newest first" })
    .input(z.object({ continuation: Continuation.optional(), limit: Limit.default(10) }))
    .output(z.object({ articles: z.array(Article), continuation: Continuation.nullable() })),
  terms: call
    .route({
      method: "GET",
      path: "/terms-and-policies/{source}/{type}",
      tags,
      summary: "Sections of the terms: all, terms, privacy or sms",
    })
    .input(z.object({ source: AnySlug, type: AnySlug }))
    .output(z.array(TermsSection)),
  allTerms: call
    .route({ method: "GET", path: "/terms-and-policies/{source}", tags, summary: "All sections of the terms" })
    .input(z.object({ source: AnySlug }))
    .output(z.array(TermsSection)),
  contact: call
    .route({ method: "POST", path: "/client/contact", tags, summary: "Writes to whoever runs the product" })
    .errors({
      contact_invalid: { status: 422, message: "A name, an e-mail and a message are needed" },
      unavailable: { status: 503, message: "Nobody is sent mails from here" },
    })
    .input(
      z.object({
        name: Line(4 * MAX_CONTACT_NAME),
        email: z.string().max(4 * MAX_EMAIL),
        message: Words(4 * MAX_CONTACT_MESSAGE),
        language: z.enum(LANGUAGES),
      }),
    )
    .output(z.literal(true)),
  list: call
    .route({ method: "GET", path: "/admin/articles", tags, summary: "Every article of a kind, drafts too" })
    .errors({ forbidden: FORBIDDEN })
    .input(z.object({ kind: z.enum(ARTICLE_KINDS).optional() }))
    .output(z.object({ articles: z.array(ArticleLine) })),
  edited: call
    .route({ method: "GET", path: "/admin/article/{id}", tags, summary: "An article with its history" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ id: Id, revision: z.int().min(1).max(2_147_483_647).optional() }))
    .output(EditedArticle),
  create: call
    .route({ method: "POST", path: "/admin/articles", tags, summary: "Begins an article, as a draft" })
    .errors({
      forbidden: FORBIDDEN,
      place_invalid: { status: 422, message: "No article can have this address" },
      place_taken: { status: 409, message: "There is an article at this address" },
      text_too_long: TEXT_TOO_LONG,
    })
    .input(NewArticle)
    .output(EditedArticle),
  save: call
    .route({ method: "PATCH", path: "/admin/article/{id}", tags, summary: "Saves a draft: the next revision" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND, edit_conflict: EDIT_CONFLICT, text_too_long: TEXT_TOO_LONG })
    .input(z.object({ id: Id, revision: Seen, words: ArticleWords, image_url: ArticlePicture }))
    .output(EditedArticle),
  publish: call
    .route({ method: "POST", path: "/admin/article/{id}/publish", tags, summary: "Shows the newest revision to all" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      edit_conflict: EDIT_CONFLICT,
      text_missing: TEXT_MISSING,
    })
    .input(z.object({ id: Id, revision: Seen }))
    .output(EditedArticle),
  schedule: call
    .route({
      method: "POST",
      path: "/admin/article/{id}/schedule",
      tags,
      summary: "Has the newest revision shown to all from a moment on",
    })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      edit_conflict: EDIT_CONFLICT,
      text_missing: TEXT_MISSING,
      time_past: { status: 422, message: "The moment is not still to come" },
      time_too_far: { status: 422, message: "The moment is more than a year away" },
    })
    .input(z.object({ id: Id, revision: Seen, at: Instant }))
    .output(EditedArticle),
  unschedule: call
    .route({ method: "POST", path: "/admin/article/{id}/unschedule", tags, summary: "Nothing is to come any more" })
    .errors({ forbidden: FORBIDDEN, not_found: NOT_FOUND })
    .input(z.object({ id: Id }))
    .output(EditedArticle),
  picture: call
    .route({ method: "POST", path: "/admin/articles/picture", tags, summary: "A picture for an article (multipart)" })
    .errors({ forbidden: FORBIDDEN, ...PICTURE_REFUSALS })
    .input(z.object({ picture: PictureFile, crop: Crop.optional() }))
    .output(z.object({ image_url: ImageUrl })),
  withdraw: call
    .route({ method: "POST", path: "/admin/article/{id}/withdraw", tags, summary: "Takes it from its readers" })
    .errors({
      forbidden: FORBIDDEN,
      not_found: NOT_FOUND,
      always_there: { status: 422, message: "This page is part of the product" },
    })
    .input(z.object({ id: Id }))
    .output(EditedArticle),
};
