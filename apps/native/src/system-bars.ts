import { SystemBars, SystemBarsStyle } from "@capacitor/core";

/** Adapts the text colour of the system bars to the app's own background. */
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
