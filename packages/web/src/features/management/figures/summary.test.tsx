import type { Figures } from "@tablee/contract/management/figures.contract";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Summary } from "./summary.tsx";

it("no sum is broken within itself, and the columns follow the text's size (management §25)", () => {
  const figures = {
    currency: "CAD",
    totals: { orders: 2, subtotal: 1_234.5, tax: 1, tip: 2, delivery_fee: 3, total: 1_240.5 },
    refunded: { orders: 1, total: 20 },
    preparation_seconds: 600,
  } as Figures;
  const markup = renderToStaticMarkup(<Summary figures={figures} />);
  const apart = markup.replaceAll(/<span class="whitespace-nowrap">[^<]*<\/span>/g, "");
  expect(markup.match(/whitespace-nowrap/g)).toHaveLength(6);
  expect(apart).not.toContain("$");
  expect(markup).not.toMatch(/tablet:|mobile:/);
});
