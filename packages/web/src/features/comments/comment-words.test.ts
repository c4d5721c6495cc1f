import { ORPCError } from "@orpc/client";
import { afterEach, describe, expect, test } from "vitest";
import { wordsOfRefusal } from "../../api/refusal-words.ts";
import { overwriteGetLocale } from "../../paraglide/runtime.js";
import { DELETE_REFUSALS, POST_REFUSALS, REPORT_REFUSALS } from "./comment-words.ts";

afterEach(() => overwriteGetLocale(() => "en"));

/** The texts of comments §14 to comments §20, letter by letter. */
const SAID: [keyof typeof POST_REFUSALS, string, string][] = [
  ["bad_words", "Bad words", "Mots inappropriés"],
  [
    "bad_recommendation_id",
    "Not found: unable to find this discovery",
    "Introuvable\u00a0: cette découverte n’existe pas",
  ],
  ["text_wrong_type", "Your comment needs to be a text", "Votre commentaire doit être un texte"],
  ["text_too_long", "Your comment is too long", "Votre commentaire est trop long"],
  ["text_empty", "Your comment is empty", "Votre commentaire est vide"],
  ["contains_url", "Your comment should not contain any URL", "Votre commentaire ne doit contenir aucune adresse web"],
  ["illegal_char", "Your comment contains illegal characters", "Votre commentaire contient des caractères interdits"],
  ["bad_parent_id", "Impossible to answer this comment", "Impossible de répondre à ce commentaire"],
  [
    "parent_blocked",
    "The comment you are responding to has been blocked by this discovery's author",
    "La personne qui a publié cette découverte a bloqué le commentaire auquel vous répondez",
  ],
  [
    "follow_required",
    "You need to follow this person in order to post a comment",
    "Vous devez suivre cette personne pour publier un commentaire",
  ],
  ["user_blocked", "This user has blocked you", "Cette personne vous bloque"],
  [
    "anti_spam",
    "You cannot post any comment for this discovery for the moment, please try again later",
    "Vous ne pouvez pas commenter cette découverte pour le moment, veuillez réessayer plus tard",
  ],
];

describe("the refusal of a comment is in the words of its rule", () => {
  test.each(SAID)("%s", (code, english, french) => {
    overwriteGetLocale(() => "en");
    expect(POST_REFUSALS[code]()).toBe(english);
    overwriteGetLocale(() => "fr");
    expect(POST_REFUSALS[code]()).toBe(french);
  });

  test("bad words are named beside the words of the rule", () => {
    const refused = new ORPCError("bad_words", {
      defined: true,
      status: 422,
      data: { status: "bad_words", bad_words: "zut, flûte" },
    });
    expect(wordsOfRefusal(POST_REFUSALS, refused)).toBe("Bad words (zut, flûte)");
  });

  test("a comment that cannot be found to delete or report is called so", () => {
    const words = "Not found: unable to find this comment";
    expect([DELETE_REFUSALS.bad_comment_id(), REPORT_REFUSALS.bad_comment_id()]).toEqual([words, words]);
  });
});
