// @vitest-environment happy-dom
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { EndOfPage, PageEndContext, structuredJson, takeAnswers } from "./page-end.tsx";

test("what was read for a page arrives as it was, whatever is written in it, and stays in the page no longer", () => {
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

test("what a page tells search engines ends nothing, is made once, and stays for whoever reads the page as it is then", () => {
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

test("in a browser nothing of it is drawn", () => {
  expect(renderToString(<EndOfPage nonce={undefined} />)).toBe("");
});

test("a heading with the same id is neither taken nor read", () => {
  document.body.innerHTML = '<h2 id="page-answers">Page answers</h2>';
  expect(takeAnswers()).toBe(null);
  expect(document.querySelectorAll("h2")).toHaveLength(1);
});
