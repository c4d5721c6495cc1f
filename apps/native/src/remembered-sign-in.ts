import type { Remembered, RememberedSignIn } from "@tablee/web/platform/platform";
import type { Plugins } from "./plugins.ts";
import { sealedFile } from "./sealed-file.ts";

/** What a sign-in that is to be remembered was made with, in a sealed file of the device (accounts §16). */
export function rememberedSignIn(device: Pick<Plugins, "files" | "keystore">): RememberedSignIn {
  const file = sealedFile(device);
  /** One after the other: what is asked last holds. */
  let before: Promise<unknown> = Promise.resolve();
  const inTurn = <Answer>(work: () => Promise<Answer>, otherwise: Answer): Promise<Answer> => {
    const done = before.then(work).catch(() => otherwise);
    before = done;
    return done;
  };
  return {
    read: () => inTurn(async () => rememberedOf(await file.read()), null),
    // What cannot be kept must not stand there from before either.
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
