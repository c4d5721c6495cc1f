import { readHostFacts } from "../../routes/host-facts.ts";

/** wire §13: the interval at which a long job's progress is polled, as the page's host says; 2 s where none says it. */
export const progressPause = (): number =>
  readHostFacts(typeof document === "undefined" ? undefined : document.documentElement.dataset["host"]).progress_ms;
