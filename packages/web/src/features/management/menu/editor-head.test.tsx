// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it } from "vitest";
import { overwriteGetLocale } from "../../../paraglide/runtime.js";
import { Saved } from "./editor-head.tsx";

beforeEach(() => overwriteGetLocale(() => "en"));
afterEach(cleanup);

const EDITING = { isSaving: false, failure: null, conflicts: [], changes: [{}], canUndo: true };
const said = (editing: object, isTyping = false): string => {
  render(<Saved editing={{ ...EDITING, ...editing } as never} isTyping={isTyping} />);
  return screen.getByRole("status").textContent;
};

it("a draft is said to be saved", () => expect(said({})).toBe("Draft saved"));

it.each([
  ["while a field has something that is not saved", {}, true],
  ["beside a refusal", { failure: new Error("refused") }, false],
  ["beside what could not be sent", { failure: new Error("lost"), isSaving: true }, false],
  ["beside a conflict that is not decided", { conflicts: [{}] }, false],
])("nothing is said %s (management §4)", (_when, editing, isTyping) => expect(said(editing, isTyping)).toBe(""));
