// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { EndOfPage, PageEndContext, structuredJson, takeAnswers } from "./page-end.tsx";

afterEach(() => document.body.replaceChildren());

test("a page's answers are read unchanged, whatever they contain, and are removed from the page", () => {
  const answers = JSON.stringify({ name: '</script><script>alert("1")</script><!-- “crêpe” & co.' });
  document.body.innerHTML = renderToString(
    <PageEndContext value={{ structured: [], start: "", answers }}>
      <EndOfPage nonce={undefined} />
    </PageEndContext>,
  );
  expect(document.querySelectorAll("script")).toHaveLength(2);
  expect(JSON.parse(takeAnswers() ?? "")).toEqual(JSON.parse(answers));
  expect(document.body.innerHTML).toBe("<script></script>");
  expect(takeAnswers()).toBe(null);
});

test("structured data cannot end its script element, is encoded once, and stays in the page", () => {
  const told = { "@type": "Restaurant", name: "</script><!--<script>“Crêpe” & co.\u2028" };
  const json = structuredJson(told);
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual(told);
  expect(structuredJson(told)).toBe(json);
  document.body.innerHTML = renderToString(
    <PageEndContext value={{ structured: [json, structuredJson({ "@type": "Person" })], start: "", answers: "{}" }}>
      <EndOfPage nonce={undefined} />
    </PageEndContext>,
  );
  takeAnswers();
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map((one) => one.textContent);
  expect(texts.map((text) => JSON.parse(text))).toEqual([told, { "@type": "Person" }]);
});

test("the end of the page renders nothing in a browser", () => {
  expect(renderToString(<EndOfPage nonce={undefined} />)).toBe("");
});

test("a heading with the same id is neither removed nor read", () => {
  document.body.innerHTML = '<h2 id="page-answers">Page answers</h2>';
  expect(takeAnswers()).toBe(null);
  expect(document.querySelectorAll("h2")).toHaveLength(1);
});
