/** What the build tells the worker about itself. */
export interface BuiltFiles {
  /** The script that pages start with; its name changes with each build, so it identifies the build. */
  entry: string;
  /** Files without which no page can be shown: fetched while the worker installs. */
  essential: readonly string[];
  /** Everything else that a diner may open: fetched when there is nothing else to do. */
  rest: readonly string[];
}

/** The messages from pages to the worker. */
export type ToWorker =
  /** Store what this page has loaded; with `rest`, for good connections, the rest of the app too. */
  | { kind: "keep"; loaded: string[]; rest: boolean }
  /** Which build is the worker's? Answered on the port. */
  | { kind: "build" }
  /** Take over: because somebody accepted, or, with `alone`, only if no other page is open. */
  | { kind: "begin"; alone: boolean };
