// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AppContext, ContextOfApp } from "../../../routes/app-context.ts";
import { UNTOLD_FACTS } from "../../../routes/host-facts.ts";
import { useRegistrationForm } from "./use-registration-form.ts";

/** A call that never answers: the form only has what it knows itself. */
const silent = (name: string) => ({
  queryOptions: ({ input, ...rest }: { input: unknown }) => ({
    queryKey: [name, input],
    queryFn: () => new Promise<never>(() => {}),
    ...rest,
  }),
});
const orpc = {
  accounts: {
    registrationTerms: silent("terms"),
    isEmailAvailable: silent("free"),
  },
  places: { position: silent("position") },
};
const api = { accounts: { isPasswordKnown: () => new Promise<never>(() => {}) } };
const app = { orpc, api, host_facts: UNTOLD_FACTS } as unknown as AppContext;
const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <ContextOfApp value={app}>{children}</ContextOfApp>
  </QueryClientProvider>
);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const passes = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

describe("the problem shown beside a field of the registration (wire §27)", () => {
  it.each([
    ["email", "email", "m", "invalid"],
    ["phone", "phone_number", "5", "invalid"],
    ["password", "password", "a", "invalid"],
    ["password_confirmation", "password_confirmation", "a", "different"],
    ["first_name", "first_name", "-", "invalid"],
  ] as const)("of %s appears half a second after the first keys, not with them", (field, name, typed, problem) => {
    const { result } = renderHook(() => useRegistrationForm(null), { wrapper });
    passes(1000);
    act(() => result.current.change({ [field]: typed }));
    expect(result.current.shown(name, field)).toBeNull();
    passes(499);
    expect(result.current.shown(name, field)).toBeNull();
    passes(1);
    expect(result.current.shown(name, field)).toBe(problem);
  });

  it("appears at once when the field is left, for its current content", () => {
    const { result } = renderHook(() => useRegistrationForm(null), { wrapper });
    act(() => result.current.change({ email: "ines@" }));
    act(() => result.current.touch(["email"]));
    expect(result.current.shown("email", "email")).toBe("invalid");
  });

  it("disappears while an empty required field is being filled in again", () => {
    const { result } = renderHook(() => useRegistrationForm(null), { wrapper });
    act(() => result.current.change({ email: "" }));
    passes(500);
    expect(result.current.shown("email", "email")).toBe("required");
    act(() => result.current.change({ email: "i" }));
    expect(result.current.shown("email", "email")).toBeNull();
  });

  it("of the confirmation waits while another password is being typed", () => {
    const { result } = renderHook(() => useRegistrationForm(null), { wrapper });
    act(() => result.current.change({ password: "Grenoble7cafe" }));
    act(() => result.current.change({ password_confirmation: "Grenoble7cafe" }));
    act(() => result.current.touch(["password_confirmation"]));
    passes(500);
    act(() => result.current.change({ password: "G" }));
    expect(result.current.shown("password_confirmation", "password_confirmation")).toBeNull();
    passes(500);
    expect(result.current.shown("password_confirmation", "password_confirmation")).toBe("different");
  });
});
