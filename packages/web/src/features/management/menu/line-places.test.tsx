import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LinePlaces } from "./line-places.tsx";

it("a list and its open line are laid out by their room in the text's size, never by the window's (management §3)", () => {
  for (const form of [<p key="form">The dish</p>, null]) {
    const markup = renderToStaticMarkup(<LinePlaces list={<p>The list</p>} form={form} hint="Choose a dish" />);
    expect(markup).toContain("@container/lines");
    expect(markup).toContain("@max-[40rem]/lines:hidden");
    expect(markup).not.toMatch(/tablet:|mobile:/);
  }
});
