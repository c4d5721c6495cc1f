import { readFileSync } from "node:fs";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/**
 * Runs the files that need a DOM after all others. A worker that keeps its modules serves one environment, and Vitest
 * ends it as soon as the next file in the queue wants the other: in Vitest's own order that happened 150 times, and
 * each new worker loaded the product again.
 */
export class OneEnvironmentAtATime extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const inDom = new Set(sorted.filter(({ moduleId }) => needsDom(moduleId)));
    return [...sorted.filter((file) => !inDom.has(file)), ...inDom];
  }
}

const needsDom = (file: string): boolean => readFileSync(file, "utf8").includes("// @vitest-environment happy-dom");
