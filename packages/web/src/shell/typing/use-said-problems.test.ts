// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useSaidProblems } from "./use-said-problems.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

type Field = "name" | "city";
const EMPTY: Record<Field, string> = { name: "", city: "" };
const problemsOf = ({ name, city }: Record<Field, string>) => ({
  name: name === "" ? "required" : /\d/.test(name) ? "invalid" : null,
  city: city === "" ? "required" : null,
});

function useForm() {
  const [fields, setFields] = useState(EMPTY);
  const { said, type, leave, forget } = useSaidProblems<Field, typeof fields, ReturnType<typeof problemsOf>>(
    fields,
    problemsOf,
  );
  return {
    said: () => [said("name", "name"), said("city", "city")],
    type: (field: Field, text: string) => {
      setFields((before) => ({ ...before, [field]: text }));
      type([field]);
    },
    send: () => leave(["name", "city"]),
    empty: () => {
      setFields(EMPTY);
      forget();
    },
  };
}

describe("the problems that a form shows (wire §27)", () => {
  it("are those of the fields typed in, half a second after the last key", () => {
    const { result } = renderHook(useForm);
    passes(1000);
    act(() => result.current.type("name", "R"));
    passes(400);
    act(() => result.current.type("name", "R2"));
    passes(499);
    expect(result.current.said()).toEqual([null, null]);
    passes(1);
    expect(result.current.said()).toEqual(["invalid", null]);
    act(() => result.current.type("name", "Ré"));
    expect(result.current.said()).toEqual([null, null]);
  });

  it("are none while nothing is typed anew into a form that was emptied", () => {
    const { result } = renderHook(useForm);
    act(() => result.current.type("name", "René"));
    passes(1000);
    act(() => result.current.empty());
    expect(result.current.said()).toEqual([null, null]);
    act(() => result.current.type("city", "Laval"));
    passes(100);
    expect(result.current.said()).toEqual([null, null]);
    passes(500);
    expect(result.current.said()).toEqual([null, null]);
  });

  it("are all once the form is sent, and none of a field that is typed again", () => {
    const { result } = renderHook(useForm);
    act(() => result.current.send());
    expect(result.current.said()).toEqual(["required", "required"]);
    act(() => result.current.type("name", "2"));
    expect(result.current.said()).toEqual([null, "required"]);
  });

  it("are none of a form that was emptied after it was sent", () => {
    const { result } = renderHook(useForm);
    act(() => result.current.type("name", "Lou"));
    act(() => result.current.send());
    passes(1000);
    act(() => result.current.empty());
    for (let ms = 0; ms < 1000; ms += 100) {
      expect(result.current.said()).toEqual([null, null]);
      passes(100);
    }
  });
});
