import { type ComponentProps, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { Button } from "./button.tsx";
import { rendered } from "./press.tsx";

describe("a button", () => {
  test("has the type button unless another one is given", () => {
    expect(renderToStaticMarkup(<Button>Order</Button>)).toMatch(/^<button type="button"/);
    expect(renderToStaticMarkup(<Button type="submit">Order</Button>)).toMatch(/^<button type="submit"/);
  });

  test("that is busy keeps the focus and says that it is busy", () => {
    const markup = renderToStaticMarkup(<Button loading>Order</Button>);
    expect(markup).toContain('aria-busy="true"');
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled/);
  });

  test("that is disabled has the disabled attribute", () => {
    expect(renderToStaticMarkup(<Button disabled>Order</Button>)).toMatch(/ disabled=""/);
  });

  test("that its own press disables keeps the focus, and looks like any other disabled one", () => {
    const markup = renderToStaticMarkup(<Button aria-disabled>Order</Button>);
    expect(markup).toContain('aria-disabled="true"');
    expect(markup).not.toMatch(/ disabled|aria-busy/);
    const classes = (button: string) => /class="([^"]*)"/.exec(button)?.[1];
    expect(classes(markup)).toBe(classes(renderToStaticMarkup(<Button disabled>Order</Button>)));
  });
});

function Link({ children, ...rest }: ComponentProps<"a">) {
  return (
    <a href="/menu" {...rest}>
      {children}
    </a>
  );
}

describe("a link that looks like a button", () => {
  test("keeps its own props, joins the classes and takes the button's label", () => {
    const link = rendered(<Link className="own" title="its own" />, {
      className: "ours",
      title: "ours",
      children: "Menu",
    });
    expect(renderToStaticMarkup(link)).toBe('<a href="/menu" class="ours own" title="its own">Menu</a>');
  });

  test("runs its own event handler first, then the button's", () => {
    const order: string[] = [];
    const own = vi.fn(() => order.push("own"));
    const link = rendered(<Link onClick={own} />, { onClick: () => order.push("ours") });
    expect(isValidElement<{ onClick: (event: unknown) => void }>(link)).toBe(true);
    (link.props as { onClick: (event: unknown) => void }).onClick({});
    expect(order).toEqual(["own", "ours"]);
  });
});
