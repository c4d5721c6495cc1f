import type { Remembered, RememberedSignIn } from "@tablee/web/platform/platform";
import type { Plugins } from "./plugins.ts";
import { sealedFile } from "./sealed-file.ts";

/** The credentials of a sign-in to remember, in an encrypted file on the device (accounts §16). */
export function rememberedSignIn(device: Pick<Plugins, "files" | "keystore">): RememberedSignIn {
  const file = sealedFile(device);
  /** Operations run one after the other, so that the last one wins. */
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    const done = before.then(work).catch(() => otherwise);
    before = done;
    return done;
  };
  return {
    read: () => inTurn(async () => rememberedOf(await file.read()), null),
    // If it cannot be stored, an older one must not remain either.
    keep: async (what) => {
      const kept = what !== null && (await inTurn(() => file.write(JSON.stringify(what)).then(() => true), false));
      if (!kept) await inTurn(() => file.remove(), undefined);
    },
  };
}

function rememberedOf(text: string): Remembered | null {
  const { email, password } = (JSON.parse(text) ?? {}) as Partial<Record<keyof Remembered, unknown>>;
  return typeof email === "string" && typeof password === "string" ? { email, password } : null;
}
