import { LANGUAGES } from "@tablee/domain/language/text";
import { expect, it } from "vitest";
import { OWN_MAIL_ACTIONS, OWN_MAIL_WORDS } from "../own/own-mail-words.ts";
import { codeWords } from "../registration/code-message.ts";
import { SIGN_IN_WORDS } from "../sign-in/sign-in-mail-words.ts";

/** Every text of the mails about accounts in a language. */
function textsIn(language: (typeof LANGUAGES)[number]): string[] {
  const { reset_password, verify_email, password_reset } = SIGN_IN_WORDS[language];
  const signIn = [reset_password("/"), verify_email("/"), password_reset({ removed: true, left: true })].flatMap(
    ({ subject, text, action, note }) => [
      subject,
      ...text,
      ...(action ? [action.label] : []),
      ...(note === null ? [] : [note]),
    ],
  );
  return [...signIn, ...Object.values(OWN_MAIL_WORDS[language]).flat(), ...Object.values(OWN_MAIL_ACTIONS[language])];
}

it("mails use the words of the screens", () => {
  expect(textsIn("en").filter((text) => /\be-mails?\b|\bmails?\b|mailbox|any more/i.test(text))).toEqual([]);
  expect(textsIn("fr").filter((text) => /\be-?mails?\b/i.test(text))).toEqual([]);
});

it("mails write to people as one does, with typographic apostrophes", () => {
  for (const language of LANGUAGES) {
    expect(textsIn(language).filter((text) => /\w'\w|\bwas not you\b|\bdid not\b/.test(text))).toEqual([]);
  }
});

it("a code fits one text message, which has 160 characters of its own alphabet only", () => {
  for (const language of LANGUAGES) {
    expect(codeWords("481516", language, "tablee.example")).toMatch(/^[\n !-?@A-Z_a-zéèàù]{1,160}$/);
  }
});
