import type { ReactNode } from "react";

interface EntryCardProps {
  title: ReactNode;
  text?: ReactNode;
  children?: ReactNode;
}

/** The card of a sign-in page: a title, a sentence and the controls. */
export const EntryCard = ({ title, text, children }: EntryCardProps) => (
  <div className="mx-auto w-full max-w-[30rem] px-sheet pt-4 pb-12 tablet:mt-[9vh] tablet:mb-12 tablet:rounded-sheet tablet:bg-surface tablet:p-9 tablet:shadow-float">
    <h1 className="font-display text-d2">{title}</h1>
    {text ? <p className="mt-2 text-body text-ink-2">{text}</p> : null}
    {children ? <div className="mt-7 grid grid-cols-1 gap-4">{children}</div> : null}
  </div>
);
