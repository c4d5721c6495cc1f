// @vitest-environment happy-dom
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Field } from "@tablee/design-system/inputs/field";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { usePhoneBeforeDone } from "./use-phone-before-done.ts";

const close = vi.fn();
const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => {});

function Settings({ wanted = true, was = "" }: { wanted?: boolean; was?: string }) {
  const [phone, setPhone] = useState(was);
  const { wrong, field, typed, left, done } = usePhoneBeforeDone({ open: true, wanted, phone, currency: "CAD", close });
  return (
    <>
      <Field label="Phone" error={wrong ? "Invalid" : undefined}>
        <TextInput
          ref={field}
          value={phone}
          onValueChange={(text) => {
            setPhone(text);
            typed();
          }}
          onBlur={left}
        />
      </Field>
      <button type="button" onClick={done}>
        Done
      </button>
    </>
  );
}

const type = (phone: string) => fireEvent.change(screen.getByLabelText("Phone"), { target: { value: phone } });
const leave = () => fireEvent.blur(screen.getByLabelText("Phone"));
const press = () => fireEvent.click(screen.getByRole("button", { name: "Done" }));
const isSaid = () => screen.queryByText("Invalid") !== null;

afterEach(() => {
  cleanup();
  close.mockClear();
  scrolled.mockClear();
});

describe("an invalid phone number", () => {
  it("is reported once its field is left, not while it is typed, until it is corrected", () => {
    render(<Settings />);
    type("12");
    expect(isSaid()).toBe(false);
    leave();
    expect(isSaid()).toBe(true);
    type("514 555 0199");
    expect(isSaid()).toBe(false);
  });

  it("is reported half a second after the last key (wire §27)", async () => {
    render(<Settings />);
    type("12");
    await new Promise((done) => setTimeout(done, 250));
    expect(isSaid()).toBe(false);
    await screen.findByText("Invalid");
  });

  it("is reported at once when it was saved earlier, until it is typed again", () => {
    render(<Settings was="12" />);
    expect(isSaid()).toBe(true);
    type("123");
    expect(isSaid()).toBe(false);
  });

  it("keeps the settings open for one press of Done, with the field focused; the next press closes them", () => {
    render(<Settings />);
    type("12");
    press();
    expect(close).not.toHaveBeenCalled();
    expect(isSaid()).toBe(true);
    expect(scrolled).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(screen.getByLabelText("Phone"));
    type("123");
    press();
    expect(close).not.toHaveBeenCalled();
    press();
    expect(close).toHaveBeenCalledOnce();
  });

  it.each([
    { what: "none", wanted: true, phone: "" },
    { what: "one that can be called", wanted: true, phone: "514 555 0199" },
    { what: "one that no courier will need", wanted: false, phone: "12" },
  ])("does not keep the settings open: $what", ({ wanted, phone }) => {
    render(<Settings wanted={wanted} was={phone} />);
    press();
    expect(close).toHaveBeenCalledOnce();
  });
});
