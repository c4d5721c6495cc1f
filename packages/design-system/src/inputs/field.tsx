import { Field as BaseField } from "@base-ui/react/field";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface FieldProps {
  label: ReactNode;
  /**
   * One control of this package: TextInput, TextArea, PasswordInput, Select… It is connected to the label and the
   * messages.
   */
  children: ReactNode;
  /** The error text; null or undefined if there is none. It is announced when it appears, and read with the control. */
  error?: ReactNode;
  /** Help before typing. It stays below the error. */
  hint?: ReactNode;
  /** A success text: "This username is free". */
  success?: ReactNode;
  /** "Optional", at the end of the label's row. */
  aside?: ReactNode;
  /** "512 / 500", at the end of the messages' row. */
  counter?: ReactNode;
  /**
   * The label is for screen readers only. The placeholder must not be the only visible label, unless an icon explains
   * the field.
   */
  labelHidden?: boolean;
  disabled?: boolean;
  name?: string;
  className?: string;
}

/** A control with its label, hint and error. */
export function Field(props: FieldProps) {
  const { label, children, error, hint, success, aside, counter, labelHidden, disabled, name, className } = props;
  const invalid = Boolean(error);
  return (
    <BaseField.Root
      // Marks the whole field for code that scrolls the focused input into view.
      data-field=""
      name={name}
      disabled={disabled}
      invalid={invalid}
      className={classNames("block", className)}
    >
      <div
        className={classNames(
          "flex flex-wrap items-baseline justify-between gap-x-3",
          labelHidden ? "sr-only" : "mb-1.5",
        )}
      >
        <BaseField.Label className="text-bs font-semibold">{label}</BaseField.Label>
        {aside ? <span className="text-cap text-ink-3">{aside}</span> : null}
      </div>
      {children}
      <div className="flex items-start justify-between gap-3">
        <div aria-live="polite" className="min-w-0">
          {error ? (
            <BaseField.Description className="mt-1.5 flex items-start gap-1.5 text-cap font-medium text-danger-ink">
              <CircleAlert aria-hidden="true" className="mt-px size-4 shrink-0" />
              <span>{error}</span>
            </BaseField.Description>
          ) : success ? (
            <BaseField.Description className="mt-1.5 flex items-start gap-1.5 text-cap font-medium text-success-ink">
              <CircleCheck aria-hidden="true" className="mt-px size-4 shrink-0" />
              <span>{success}</span>
            </BaseField.Description>
          ) : null}
        </div>
        {counter ? (
          <span
            className={classNames(
              "num mt-1.5 shrink-0 text-cap",
              invalid ? "font-medium text-danger-ink" : "text-ink-3",
            )}
          >
            {counter}
          </span>
        ) : null}
      </div>
      {hint ? <BaseField.Description className="mt-1.5 text-cap text-ink-2">{hint}</BaseField.Description> : null}
    </BaseField.Root>
  );
}
