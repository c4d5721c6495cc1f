import { isCallError } from "../call-error.ts";

/**
 * Treats a thing that was gone already, by a second press or on another device, as deleted: it is no failure to report
 * (wire §46). `gone` is the code by which the call says that there is no such thing.
 */
export async function deleted<T>(deleting: Promise<T>, gone = "not_found"): Promise<T | null> {
  try {
    return await deleting;
  } catch (error) {
    if (isCallError(error) && error.code === gone) return null;
    throw error;
  }
}
