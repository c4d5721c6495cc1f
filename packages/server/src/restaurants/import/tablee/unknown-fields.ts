import * as z from "zod";
import type { JsonPath } from "../json/json-path.ts";
import type { Remarks } from "../remarks.ts";

type Shape = z.core.JSONSchema.BaseSchema;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the alternative of a shape that matches the kind of the value. */
const shapeFor = (value: unknown, shape: Shape): Shape | undefined => {
  const kind = Array.isArray(value) ? "array" : "object";
  return shape.anyOf ? shape.anyOf.find((one) => one.type === kind) : shape;
};

/**
 * Warns of every field that a format does not have: it is ignored, and most often a typo. Expects a file that its
 * schema has accepted.
 */
export function warnOfUnknownFields(file: unknown, schema: z.ZodType, remarks: Remarks): void {
  const walk = (value: unknown, any: Shape, path: JsonPath): void => {
    const shape = shapeFor(value, any);
    if (Array.isArray(value) && typeof shape?.items === "object") {
      const { items } = shape;
      if (!Array.isArray(items)) for (const [index, one] of value.entries()) walk(one, items, [...path, index]);
    } else if (isObject(value) && shape?.properties) {
      const known: Record<string, unknown> = shape.properties;
      for (const [key, one] of Object.entries(value)) {
        if (Object.hasOwn(known, key)) walk(one, known[key] as Shape, [...path, key]);
        else remarks.warning([...path, key], "unknown_field", "There is no field with this name; it is passed over");
      }
    }
  };
  walk(file, z.toJSONSchema(schema, { io: "input" }), []);
}
