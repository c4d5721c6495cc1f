import { expect, it } from "vitest";
import { layOutMail, type MailWords } from "./mail-layout.ts";

const WORDS: MailWords = {
  subject: "Choose a new password",
  text: ["Somebody asked for it.", "The link works once."],
  action: { label: "Choose a password", path: "/reset-password/0192" },
  note: "Not you? Leave it be.",
};
const mail = (words: Partial<MailWords> = {}, language: "en" | "fr" = "en") =>
  layOutMail({ to: "a@tablee.test", language, public_url: "https://tablee.example" }, { ...WORDS, ...words });

it("a mail contains the same words in its text and its HTML version, with the link in both", () => {
  const { text, html, path, subject } = mail();
  const address = "https://tablee.example/reset-password/0192";
  expect([subject, path]).toEqual(["Choose a new password", "/reset-password/0192"]);
  for (const words of [...WORDS.text, "Choose a password", "Not you? Leave it be.", address]) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
  expect(html.match(new RegExp(`href="${address}"`, "g"))).toHaveLength(2);
});

it("a mail contains no picture, no script and nothing loaded from elsewhere", () => {
  const { html } = mail();
  expect(html).not.toMatch(/<img|<script|<link|url\(|src=|@import/i);
  expect(html.match(/https?:\/\/[^"<\s]+/g)!.every((one) => one.startsWith("https://tablee.example/"))).toBe(true);
  expect(html).toContain('<html lang="en">');
  expect(mail({}, "fr").html).toContain('<html lang="fr">');
});

it("a mail escapes words that look like markup", () => {
  const { html, text } = mail({ text: ['<b onclick="x">Anne & co</b>'], note: null, action: null });
  expect(html).toContain("&lt;b onclick=&quot;x&quot;&gt;Anne &amp; co&lt;/b&gt;");
  expect(html).not.toContain("<b ");
  expect(text).toContain('<b onclick="x">Anne & co</b>');
  expect(html).not.toContain("href");
});

it("a mail keeps French punctuation on the same line as its word, also in names and quoted words (language §22)", () => {
  const words = { subject: "Chez Margot : une invitation", text: ["La raison : « trop tard ! »"], note: "Pas vous ?" };
  const { subject, text, html } = mail(words, "fr");
  expect(subject).toBe("Chez Margot\u00a0: une invitation");
  for (const said of ["La raison\u00a0: «\u00a0trop tard\u00a0!\u00a0»", "Pas vous\u00a0?"]) {
    expect(text).toContain(said);
    expect(html).toContain(said);
  }
  expect(mail({ subject: "Chez Margot : an invitation" }).subject).toBe("Chez Margot : an invitation");
});
