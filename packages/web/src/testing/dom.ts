import { builtinEnvironments, type Environment } from "vitest/runtime";

/**
 * A browser's DOM for tests of parts that think, asked for by a file's first line. It takes the modules as they are
 * transformed for all other tests: transformed for a browser once more they would cost half a minute.
 */
const dom: Environment = { ...builtinEnvironments["happy-dom"], name: "dom", viteEnvironment: "ssr" };

export default dom;
