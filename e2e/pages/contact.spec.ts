import { expect } from "@playwright/test";
import { test, visit } from "../journey.ts";

test("a visitor's message on the contact page is kept until it is sent", { tag: "@phone" }, async ({ page, words }) => {
  await visit(page, "/contact");
  const [name, email, message] = (["name", "email", "message"] as const).map((field) =>
    page.getByLabel(words(`pages_contact_${field}`), { exact: true }),
  ) as [ReturnType<typeof page.getByLabel>, ReturnType<typeof page.getByLabel>, ReturnType<typeof page.getByLabel>];
  const send = page.getByRole("button", { name: words("pages_contact_send") });
  await name.fill("Inès Gagnon");
  await email.fill("ines@");
  await message.fill("Where is my soup, please?");
  await send.click();
  await expect(page.getByText(words("pages_contact_email_invalid"))).toBeVisible();
  await expect(email).toBeFocused();
  await expect(message).toHaveValue("Where is my soup, please?");
  await email.fill("ines@example.org");
  await send.click();
  await expect(
    page.getByText(words("pages_contact_sent", { name: "Inès Gagnon", email: "ines@example.org" })),
  ).toBeVisible();
});
