import { type ComponentProps, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { rendered } from "./press.tsx";

describe("a button", () => {
  test("is a plain one, and no form's unless told", () => {
    expect(renderToStaticMarkup(<Button>Order</Button>)).toMatch(/^<button type="button"/);
    expect(renderToStaticMarkup(<Button type="submit">Order</Button>)).toMatch(/^<button type="submit"/);
  });

  test("that is busy keeps the focus and says so", () => {
    const markup = renderToStaticMarkup(<Button loading>Order</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled/);
  });

  test("that is disabled is disabled", () => {
    expect(renderToStaticMarkup(<Button disabled>Order</Button>)).toMatch(/ disabled=""/);
  });
});

function Link({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a href="/menu" {...rest}>
      {children}
    </a>
  );
}

describe("a link in the look of a button", () => {
  test("keeps its own props, joins classes and takes our words", () => {
    const link = rendered(<Link className="own" title="its own" />, {
      className: "ours",
      title: "ours",
      children: "Menu",
    });
    expect(renderToStaticMarkup(link)).toBe('<a href="/menu" class="ours own" title="its own">Menu</a>');
  });

  test("handles an event itself first, then as we do", () => {
    const order: string[] = [];
    const own = vi.fn(() => order.push("own"));
    const link = rendered(<Link onClick={own} />, { onClick: () => order.push("ours") });
    expect(isValidElement<{ onClick: (event: unknown) => void }>(link)).toBe(true);
    (link.props as { onClick: (event: unknown) => void }).onClick({});
    expect(order).toEqual(["own", "ours"]);
  });
});
