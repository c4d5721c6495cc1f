import { isCallError } from "../call-error.ts";

/**
 * What was gone already, by a second press or on another device, is deleted: nobody is told that it failed (wire §46).
 * `gone` is the code by which the call says that there is no such thing.
 */
export async function deleted<T>(deleting: Promise<T>, gone = "not_found"): Promise<T | null> {
  try {
    return await deleting;
  } catch (error) {
    if (isCallError(error) && error.code === gone) return null;
    throw error;
  }
}
