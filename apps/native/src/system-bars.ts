import { SystemBars, SystemBarsStyle } from "@capacitor/core";

/** The letters of the bars of the system, above and below the app, are read on the app's own ground. */
export function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const root = document.documentElement;
  const tell = () => {
    const theme = root.dataset["theme"] ?? (dark.matches ? "dark" : "light");
    SystemBars.setStyle({ style: theme === "dark" ? SystemBarsStyle.Dark : SystemBarsStyle.Light }).catch(
      () => undefined,
    );
  };
  dark.addEventListener("change", tell);
  new MutationObserver(tell).observe(root, { attributeFilter: ["data-theme"] });
  tell();
}
