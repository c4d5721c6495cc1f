/**
 * The box around a text control (`ds-control`). The focus ring is inside the box, as designed; with an error the box
 * keeps its crimson border and the ring moves outside.
 */
export const INPUT_BOX =
  "flex items-center gap-2.5 rounded-control border text-body text-ink " +
  "has-[.ds-control:focus]:outline-2 has-[.ds-control:focus]:-outline-offset-2 has-[.ds-control:focus]:outline-focus " +
  "has-[.ds-control[data-invalid]]:border-danger has-[.ds-control[data-invalid]]:shadow-[inset_0_0_0_1px_var(--danger)] " +
  "has-[.ds-control[data-invalid]:focus]:outline-offset-2 " +
  "has-[.ds-control:disabled]:border-transparent has-[.ds-control:disabled]:bg-sunken has-[.ds-control:disabled]:text-ink-3";

export const INPUT_GROUND = "border-line-control bg-surface";
export const INPUT_GROUND_QUIET = "border-transparent bg-sunken";
