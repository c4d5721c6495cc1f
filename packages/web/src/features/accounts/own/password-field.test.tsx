import { isGoodPassword, MAX_PASSWORD } from "@tablee/domain/validation/password";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PasswordField } from "./password-field.tsx";

const longest = (field: "new-password" | "current-password"): number => {
  const markup = renderToStaticMarkup(
    <PasswordField label="Password" error={null} autoComplete={field} value="" onValueChange={() => undefined} />,
  );
  return Number(/maxlength="(\d+)"/i.exec(markup)?.[1]);
};

describe("a field for a password", () => {
  it("does not cut a new password that is too long into one that would be accepted (accounts §1)", () => {
    const pasted = `Grenoble7${"a".repeat(MAX_PASSWORD)}`;
    expect(isGoodPassword(pasted.slice(0, longest("new-password")))).toBe(false);
  });

  it("takes a current password of at least 128 characters", () => {
    expect(longest("current-password")).toBeGreaterThanOrEqual(128);
  });
});
