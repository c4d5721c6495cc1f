import type { ChatOptions } from "@tablee/server/ports/assistant/chat-chooser";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);

/** The variables of the chat that puts the assistant's dishes into order. */
export const ASSISTANT_VARIABLES = {
  ASSISTANT_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  ASSISTANT_KEY: z.preprocess(empty, z.string().optional()),
  ASSISTANT_MODEL: z.preprocess(empty, z.string().max(200).default("gpt-4o-mini")),
  ASSISTANT_PATIENCE: z.preprocess(empty, z.coerce.number().min(1).max(300).default(8)),
};

/** The chat; null: the assistant's own rules alone. */
export function readAssistant(variables: z.infer<z.ZodObject<typeof ASSISTANT_VARIABLES>>): ChatOptions | null {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model, ASSISTANT_PATIENCE: patience } = variables;
  return url === undefined ? null : { url, key: key ?? null, model, patience_ms: patience * 1_000 };
}
