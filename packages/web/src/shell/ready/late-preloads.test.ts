import { expect, it } from "vitest";
import { takeLists } from "../../../late-preloads.ts";
import { latePreloadsOf } from "./late-preloads.ts";

const withLists = (names: string[], code: string) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(names)})))=>i.map(i=>d[i]);\n${code}`;

it("writes each list of files once, into one file, and leaves styles where they are needed", () => {
  const chunks = [
    { code: withLists(["assets/a.js", "assets/entry.js", "assets/a.css"], "p(()=>1,__vite__mapDeps([0,1,2]))") },
    {
      code: withLists(["assets/b.js", "assets/a.js"], "p(()=>1,__vite__mapDeps([0,1])),p(()=>2,__vite__mapDeps([1]))"),
    },
    { code: "nothing" },
  ];

  const lists = takeLists(chunks, new Set(["assets/entry.js"]));

  const header = "const __vite__mapDeps=(n,s=[])=>s.concat(globalThis.latePreloads?.(n)??[]);\n";
  expect(chunks.map(({ code }) => code)).toEqual([
    `${header}p(()=>1,__vite__mapDeps(0,["assets/a.css"]))`,
    `${header}p(()=>1,__vite__mapDeps(1)),p(()=>2,__vite__mapDeps(0))`,
    "nothing",
  ]);
  expect(lists).toBe(
    'const f=["assets/a.js","assets/b.js"],l=[[0],[1,0]];globalThis.latePreloads=n=>l[n].map(i=>f[i]);\n',
  );
});

it("has the entry's hash in its name, and exists only beside a hashed entry", () => {
  expect(latePreloadsOf("/assets/entry-client-a_b-c123.js")).toBe("/assets/late-preloads-a_b-c123.js");
  expect(latePreloadsOf("/src/entry-client.tsx")).toBe("/src/entry-client.tsx");
});
