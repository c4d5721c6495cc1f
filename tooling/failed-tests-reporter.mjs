// A Vitest reporter that writes all failures, including hooks and unhandled errors, to one JSON file beside the
// runner's own, which counts failed hooks but does not give the reason.
import { writeFileSync } from "node:fs";

/** The file to which {@link FailedTests} writes, next to the runner's own JSON file. */
export const failedFile = (json) => json.replace(/json$/, "failed.json");

/** A failure: its location, its name, and each reason. */
const failure = (where, name, errors) => ({ where, name, messages: errors.map(reasonOf) });

/** Without the runner's own stack frames, which say nothing about our code. */
const reasonOf = ({ stack, message, name }) =>
  String(stack || message || name)
    .split("\n")
    .filter((line) => !/^\s+at .*node_modules[\\/]vitest|^\s+at new Promise/.test(line))
    .join("\n");

// oxlint-disable-next-line no-default-export -- Vitest takes the reporter of a file so
export default class FailedTests {
  #file = "";

  onInit({ config }) {
    this.#file = failedFile(config.outputFile.json);
  }

  onTestRunEnd(modules, unhandled) {
    const failures = modules.flatMap((module) => {
      const where = module.relativeModuleId;
      return [
        ...(module.errors().length > 0 ? [failure(where, "the file", module.errors())] : []),
        ...[...module.children.allSuites()]
          .filter((suite) => suite.errors().length > 0)
          .map((suite) => failure(where, `${suite.fullName} (its hooks)`, suite.errors())),
        ...[...module.children.allTests("failed")].map((test) => failure(where, test.fullName, test.result().errors)),
      ];
    });
    if (unhandled.length > 0) failures.push(failure("Vitest", "errors that nobody caught", unhandled));
    writeFileSync(this.#file, JSON.stringify(failures));
  }
}
