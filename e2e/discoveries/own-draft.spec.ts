import { expect } from "@playwright/test";
import { Calls } from "../orders/place.ts";
import { test, visit } from "../journey.ts";

test(
  "a draft's address shows it to an administrator, but not to a visitor or another member",
  { tag: "@large" },
  async ({ page, person, request, signIn, words, problems }) => {
    problems.allow(/Failed to load resource.*404/);
    const admin = await new Calls(request).signIn("admin@tablee.test");
    const feed = await admin.call<{ recommendations: { id: number }[] }>("GET", "/client/recommendations");
    const newest = Math.max(...feed.recommendations.map(({ id }) => id));
    let draft: { id: number; name: { fr: string } } | undefined;
    for (let id = newest + 30; id > 0 && !draft; id -= 1) {
      const answer = await request.get(`/api/client/recommendation/${id}`);
      if (answer.status() !== 404) continue;
      const seen = await admin
        .call<{ id: number; status: string; name: { fr: string } }>("GET", `/client/recommendation/${id}`)
        .catch(() => null);
      if (seen?.status === "draft") draft = seen;
    }
    if (!draft) throw new Error("the demo has no draft");
    await visit(page, `/discovery/${draft.id}`);
    await expect(page.getByRole("heading", { name: words("discoveries_gone_title") })).toBeVisible();
    await signIn(page, "admin@tablee.test");
    await visit(page, `/discovery/${draft.id}`);
    await expect(page.getByRole("heading", { level: 1, name: draft.name.fr })).toBeVisible();
    await expect(page.getByText(words("discoveries_draft"))).toBeVisible();
    // Signed out in another tab.
    const tab = await page.context().newPage();
    await visit(tab, "/");
    await tab.evaluate(() => localStorage.removeItem("token"));
    await expect(page.getByRole("heading", { level: 1, name: words("discoveries_gone_title") })).toBeVisible();
    await tab.close();
    const critic = await person("critic@tablee.test");
    await visit(critic, `/discovery/${draft.id}`);
    await expect(critic.getByRole("heading", { name: words("discoveries_gone_title") })).toBeVisible();
  },
);
