import { Field as BaseField } from "@base-ui/react/field";
import { CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface FieldProps {
  label: ReactNode;
  /** One control of this package: TextInput, TextArea, PasswordInput, Select… It is wired to label and messages. */
  children: ReactNode;
  /** What is wrong, in words; null or undefined: nothing. Read out when it appears, and with the control. */
  error?: ReactNode;
  /** Helps before typing. Stays below the error's place. */
  hint?: ReactNode;
  /** What went well, in words: "This username is free". */
  success?: ReactNode;
  /** "Optional", at the end of the label's line. */
  aside?: ReactNode;
  /** "512 / 500", at the end of the messages' line. */
  counter?: ReactNode;
  /** Label for screen readers only; the placeholder must not be the only label one sees unless an icon says it. */
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
      // The whole of it, for who brings what is written in into sight.
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
