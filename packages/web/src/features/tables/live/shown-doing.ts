import type { DinerDoing } from "@tablee/domain/tables/table";

/** Delay before a new activity is shown to the others, so that it does not flicker. */
const DOING_MS = 400;

interface ShownDoingOptions {
  /** What the table knows of this diner. */
  known: () => DinerDoing | null;
  /** The diner has joined and is connected. */
  isReady: () => boolean;
  send: (doing: DinerDoing | null) => void;
}

/** What this diner shows the others, as far as the table does not know it yet. */
export class ShownDoing {
  readonly #options: ShownDoingOptions;
  /** undefined: nothing has been reported, and the table keeps what it knows. */
  #doing: DinerDoing | null | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: ShownDoingOptions) {
    this.#options = options;
  }

  now(): DinerDoing | null {
    return this.#doing ?? this.#options.known();
  }

  tell(doing: DinerDoing | null): void {
    this.#doing = doing;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.send(), doing === "placing" ? 0 : DOING_MS);
  }

  send(): void {
    const { known, isReady, send } = this.#options;
    if (isReady() && this.#doing !== undefined && known() !== this.#doing) send(this.#doing);
  }

  /** Forgets what was reported: the sitting that it was for is over. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#doing = undefined;
  }
}
