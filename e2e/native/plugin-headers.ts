import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** What a page knows about a native plugin: its methods, and how each returns its result. */
interface PluginHeader {
  name: string;
  methods: { name: string; rtype: "none" | "promise" | "callback" }[];
}

/** Methods that every plugin inherits from its base class. */
const INHERITED: [name: string, rtype: "none" | "promise"][] = [
  ["addListener", "none"],
  ["removeListener", "none"],
  ["removeAllListeners", "promise"],
  ["checkPermissions", "promise"],
  ["requestPermissions", "promise"],
];
const PLUGIN = /@CapacitorPlugin\b/;
const NAMED = /@CapacitorPlugin\s*\(\s*(?:[^)]*?\bname\s*=\s*"([^"]+)")?/;
const METHOD =
  /@PluginMethod\b(?:\s*\(([^)]*)\))?\s*(?:@\w+(?:\([^)]*\))?\s*)*(?:public\s+|override\s+|final\s+)*(?:void|fun)\s+(\w+)\s*\(/g;

/**
 * The headers that Android's JSExport.java writes for the installed plugins, read from their Java and Kotlin sources: a
 * page cannot call what a device would not answer.
 */
export function pluginHeaders(modules: string, packages: readonly string[]): PluginHeader[] {
  const own = path.join(modules, "@capacitor/android/capacitor/src/main/java/com/getcapacitor/plugin");
  const folders = [...packages.map((name) => path.join(modules, name, "android/src/main")), own];
  return folders.flatMap(sourcesIn).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const at = source.search(PLUGIN);
    if (at < 0) return [];
    const declared = source.slice(at);
    const name = NAMED.exec(declared)?.[1] ?? /class\s+(\w+)/.exec(declared)?.[1] ?? "";
    const methods = new Map<string, PluginHeader["methods"][number]["rtype"]>(INHERITED);
    for (const [, how = "", method = ""] of source.matchAll(METHOD)) {
      methods.set(method, /RETURN_CALLBACK/.test(how) ? "callback" : /RETURN_NONE/.test(how) ? "none" : "promise");
    }
    return [{ name, methods: [...methods].map(([method, rtype]) => ({ name: method, rtype })) }];
  });
}

const sourcesIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => /\.(java|kt)$/.test(file))
        .map((file) => path.join(folder, file))
    : [];
