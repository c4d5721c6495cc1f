// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Checkbox } from "./checkbox.tsx";
import { SearchInput } from "./search-input.tsx";

beforeEach(() => void vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true));
afterEach(() => {
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

it("reports a tick that was set before the app was loaded, and only that", async () => {
  const change = vi.fn();
  const box = (checked: boolean) => <Checkbox label="Remember me" checked={checked} onCheckedChange={change} />;
  const page = document.body.appendChild(document.createElement("div"));
  page.innerHTML = renderToString(box(false));
  page.querySelector("input")!.checked = true;
  let root = await act(async () => hydrateRoot(page, box(false)));
  expect(change.mock.calls).toEqual([[true]]);
  await act(async () => root.render(box(true)));
  await act(async () => root.unmount());
  page.innerHTML = renderToString(box(true));
  root = await act(async () => hydrateRoot(page, box(true)));
  expect(change).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});

it("leaves the Enter that ends a composition to the input method, in Safari too", async () => {
  const submit = vi.fn();
  const root = createRoot(document.body.appendChild(document.createElement("div")));
  const field = (
    <SearchInput label="Search" clearLabel="Clear" value="寿司" onValueChange={() => {}} onSubmit={submit} />
  );
  await act(async () => root.render(field));
  const press = (how: object) =>
    document
      .querySelector("input")!
      .dispatchEvent(Object.assign(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }), how));
  press({ isComposing: true });
  press({ keyCode: 229 });
  expect(submit).not.toHaveBeenCalled();
  press({ keyCode: 13 });
  expect(submit).toHaveBeenCalledExactlyOnceWith("寿司");
  await act(async () => root.unmount());
});
