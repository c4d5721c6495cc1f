// A reporter of Vitest: what failed, hooks and errors that nobody caught among it, as one JSON file beside the runner's
// own, which counts hooks that failed and does not say why.
import { writeFileSync } from "node:fs";

/** Where {@link FailedTests} writes for the runner's own JSON file. */
export const failedFile = (json) => json.replace(/json$/, "failed.json");

/** Where a failure stands, what failed, and each reason. */
const failure = (where, name, errors) => ({ where, name, messages: errors.map(reasonOf) });

/** The runner's own frames say nothing of our code. */
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
