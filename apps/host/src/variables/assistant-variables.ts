import type { ChatOptions } from "@tablee/server/ports/assistant/chat-chooser";
import * as z from "zod";

const empty = (value: unknown) => (value === "" ? undefined : value);

/** The variables of the chat service that ranks the assistant's dishes. */
export const ASSISTANT_VARIABLES = {
  ASSISTANT_URL: z.preprocess(empty, z.url({ protocol: /^https?$/ }).optional()),
  ASSISTANT_KEY: z.preprocess(empty, z.string().optional()),
  ASSISTANT_MODEL: z.preprocess(empty, z.string().max(200).default("gpt-4o-mini")),
  ASSISTANT_PATIENCE: z.preprocess(empty, z.coerce.number().min(1).max(300).default(8)),
};

/** The chat service; null if only the assistant's own rules are used. */
export function readAssistant(variables: z.infer<z.ZodObject<typeof ASSISTANT_VARIABLES>>): ChatOptions | null {
  const { ASSISTANT_URL: url, ASSISTANT_KEY: key, ASSISTANT_MODEL: model, ASSISTANT_PATIENCE: patience } = variables;
  return url === undefined ? null : { url, key: key ?? null, model, patience_ms: patience * 1_000 };
}
