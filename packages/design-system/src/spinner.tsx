/** Only for busy buttons, which announce the state themselves; a page or a list shows skeletons instead. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1.125rem] animate-spin rounded-full border-[0.14rem] border-current border-e-transparent"
    />
  );
}
