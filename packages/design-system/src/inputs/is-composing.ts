import type { KeyboardEvent } from "react";

/**
 * Whether the key belongs to an input method's composition. Safari ends the composition before the key that ends it,
 * and then only the code 229 tells.
 */
export const isComposing = ({ nativeEvent }: KeyboardEvent): boolean =>
  // Nothing that is not deprecated tells.
  // oxlint-disable-next-line typescript/no-deprecated
  nativeEvent.isComposing || nativeEvent.keyCode === 229;
