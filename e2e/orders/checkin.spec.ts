import { expect, type Page } from "@playwright/test";
import { encodeQR } from "qr";
import { test, visit } from "../journey.ts";
import { Calls } from "./place.ts";

interface KitchenTable {
  name: string;
  code: string | null;
}

const tableCode = async (kitchen: Calls): Promise<string> => {
  const tables = await kitchen.call<KitchenTable[]>("GET", "/kitchen/1/tables");
  const code = tables.find((table) => table.code !== null)?.code;
  if (!code) throw new Error("Chez Margot has no table");
  return code;
};

test(
  "a table's code leads to the table however it is typed; an unknown code does not",
  { tag: "@phone" },
  async ({ page, request, words, problems, expectNoViolations }) => {
    problems.allow(/status of 404/);
    const code = await tableCode(await new Calls(request).signIn("kitchen@tablee.test"));
    await visit(page, "/checkin");
    const input = page.getByLabel(words("checkin_code"), { exact: true });
    const go = page.getByRole("button", { name: words("checkin_go") });
    await input.fill("T4");
    await go.click();
    await expect(page.getByText(words("checkin_no_code"))).toBeVisible();
    // Well formed, but unknown.
    await input.fill(code.slice(0, -1) + (code.endsWith("0") ? "1" : "0"));
    await go.click();
    await expect(page.getByText(words("checkin_unknown_code"))).toBeVisible();
    await expectNoViolations(page);
    await input.fill(code.toLowerCase().replaceAll("-", " "));
    await input.press("Enter");
    await expect(page).toHaveURL(`/menu/table/${code}`);
  },
);

test(
  "the code can be typed when the camera is refused",
  { tag: "@phone" },
  async ({ page, words, expectNoViolations }) => {
    await refuseCamera(page);
    await visit(page, "/checkin");
    await page.getByRole("button", { name: words("checkin_scan") }).click();
    const dialog = page.getByRole("dialog", { name: words("checkin_scan_title") });
    await expect(dialog.getByText(words("checkin_scan_refused"))).toBeVisible();
    await expectNoViolations(page);
    await dialog.getByRole("button", { name: words("checkin_type") }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByLabel(words("checkin_code"), { exact: true })).toBeFocused();
  },
);

test(
  "a code scanned by the camera leads to the table",
  { tag: "@phone" },
  async ({ page, request, words, problems }) => {
    problems.allow(/status of 404/);
    const code = await tableCode(await new Calls(request).signIn("kitchen@tablee.test"));
    // First a foreign code, then the table's, as on printed pages.
    const drawn = ["https://elsewhere.example/", `https://elsewhere.example/menu/table/${code}`].map((text) =>
      encodeQR(text, "raw", { ecc: "medium", border: 3 }),
    );
    await page.addInitScript(showToCamera, drawn);
    await visit(page, "/checkin");
    await page.getByRole("button", { name: words("checkin_scan") }).click();
    const dialog = page.getByRole("dialog", { name: words("checkin_scan_title") });
    await expect(dialog.getByText(words("checkin_scan_other"))).toBeVisible();
    await page.evaluate(() => ((globalThis as { codeShown?: number }).codeShown = 1));
    await expect(page).toHaveURL(`/menu/table/${code}`);
  },
);

/** Runs in the page: a camera that sees one of these codes. */
function showToCamera(codes: boolean[][][]): void {
  const shown = globalThis as { codeShown?: number };
  shown.codeShown = 0;
  navigator.mediaDevices.getUserMedia = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 640 });
    const context = canvas.getContext("2d");
    const draw = () => {
      const code = codes[shown.codeShown ?? 0] ?? [];
      const dot = 500 / code.length;
      if (context) {
        context.fillStyle = "#ddd";
        context.fillRect(0, 0, 640, 640);
        context.fillStyle = "#fff";
        context.fillRect(70, 70, 500, 500);
        context.fillStyle = "#111";
        code.forEach((row, y) =>
          row.forEach((dark, x) => dark && context.fillRect(70 + x * dot, 70 + y * dot, dot + 0.5, dot + 0.5)),
        );
      }
      requestAnimationFrame(draw);
    };
    draw();
    return Promise.resolve(canvas.captureStream(15));
  };
}

const refuseCamera = (page: Page) =>
  page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException("refused", "NotAllowedError"));
  });
