import { ORPCError } from "@orpc/client";
import { describe, expect, it } from "vitest";
import { m } from "../../paraglide/messages.js";
import { waysBesidesTheLink } from "./other-sites.ts";
import { sharingFailure } from "./sharing-failure.ts";

describe("the share menu", () => {
  it("offers the share sheet in the native shell, and elsewhere two sites in windows of fixed sizes", () => {
    expect(waysBesidesTheLink("native")).toEqual(["social"]);
    for (const kind of ["web", "extension"] as const) {
      expect(waysBesidesTheLink(kind)).toMatchObject([
        { id: "microblog", width: 600, height: 400 },
        { id: "pinboard", width: 800, height: 600 },
      ]);
    }
  });

  it("passes the link and the preset hashtags to the sites", () => {
    const url = "https://tablee.example/share/abc";
    for (const site of waysBesidesTheLink("web")) {
      if (site === "social") throw new Error("Only the native shell has it");
      const address = new URL(site.address({ url, title: "Pâté chinois" }));
      expect(address.searchParams.get("url")).toBe(url);
      expect(decodeURIComponent(address.search)).toMatch(/foodie/);
    }
  });
});

describe("when no link could be created", () => {
  const gone = new ORPCError("not_found", { status: 404, defined: true });
  const broken = new ORPCError("internal", { status: 500 });
  it("gives the reason, and in the native shell says that it cannot be shared for the moment", () => {
    for (const error of [gone, broken]) expect(sharingFailure("native", error)).toBe(m.sharing_failed_native());
    expect(m.sharing_failed_native({}, { locale: "en" })).toBe("Unable to share this post for the moment");
    expect(sharingFailure("web", gone)).toBe(m.sharing_failed_gone());
    expect(sharingFailure("web", broken)).not.toBe(m.sharing_failed_gone());
  });
});
