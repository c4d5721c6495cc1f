/** What the build tells the worker of itself. */
export interface BuiltFiles {
  /** The script that pages begin with; its name changes with each build, and so it names the build. */
  entry: string;
  /** Without these no page can be shown: fetched before the worker begins. */
  essential: readonly string[];
  /** What else a diner may come to: fetched when nothing else is to be done. */
  rest: readonly string[];
}

/** What pages and worker say to each other. */
export type ToWorker =
  /** What this page has loaded is kept; on a good line the rest of the app too. */
  | { kind: "keep"; loaded: string[]; rest: boolean }
  /** Of which build it is: answered on the port. */
  | { kind: "build" }
  /** Take over: because somebody accepted, or, `alone`, where no other page is open. */
  | { kind: "begin"; alone: boolean };
