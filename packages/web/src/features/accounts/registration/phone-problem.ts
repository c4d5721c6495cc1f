/** Whoever has typed as little as this is still typing. */
const JUST_BEGUN = 3;

export type PhoneProblem = "required" | "invalid";

interface TypedPhone {
  typed: string;
  /** What it reads as; null: no number. */
  phone: string | null;
  /** Whether the field was left once. */
  left: boolean;
}

/** What is wrong with a member's own number (accounts §4): said once the field was left, or a while into typing. */
export function phoneProblem({ typed, phone, left }: TypedPhone): PhoneProblem | null {
  const length = typed.trim().length;
  if (length === 0) return left ? "required" : null;
  return phone === null && (left || length > JUST_BEGUN) ? "invalid" : null;
}
