import type { S3Options } from "@tablee/server/ports/pictures/s3-pictures";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);
const text = z.preprocess(empty, z.string().optional());

/** The variables of the bucket for members' pictures. */
export const PICTURE_VARIABLES = {
  S3_ENDPOINT: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  S3_BUCKET: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, "A bucket's name")
      .optional(),
  ),
  S3_REGION: z.preprocess(
    empty,
    z
      .string()
      .regex(/^[a-z\d-]+$/, "A region such as ca-central-1")
      .default("us-east-1"),
  ),
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
};

/** The bucket, if it is configured; messages about what is missing if it is only partly configured. */
export function readPictureStore(variables: z.infer<z.ZodObject<typeof PICTURE_VARIABLES>>): {
  s3: S3Options | null;
  faults: string[];
} {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = variables;
  const { S3_ACCESS_KEY_ID: access_key_id, S3_SECRET_ACCESS_KEY: secret_access_key } = variables;
  if (endpoint && bucket && access_key_id && secret_access_key) {
    const keys = { access_key_id, secret_access_key };
    return { s3: { endpoint: endpoint.replace(/\/+$/, ""), bucket, region, ...keys }, faults: [] };
  }
  const half = endpoint ?? bucket ?? access_key_id ?? secret_access_key;
  const fault = "S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: all four, or none of them";
  return { s3: null, faults: half === undefined ? [] : [fault] };
}
