/** PostgreSQL's SQLSTATE for a duplicate row. */
const UNIQUE_VIOLATION = "23505";

/** Whether a write failed because of this unique index: another write was first. */
export const isUniqueViolation = (error: unknown, constraint: string): boolean => {
  for (let each = error; each instanceof Error; each = each.cause) {
    if ("code" in each && each.code === UNIQUE_VIOLATION) return "constraint" in each && each.constraint === constraint;
  }
  return false;
};
