import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { useWords } from "../language/language.ts";
import { m } from "../paraglide/messages.js";
import { switchTheme, useTheme } from "./theme.ts";

/** System, light or dark (shell §23). */
export function ThemeSwitch() {
  useWords();
  return (
    <SegmentedControl
      label={m.shell_theme()}
      value={useTheme()}
      onValueChange={switchTheme}
      items={[
        { value: "system", label: m.shell_theme_system() },
        { value: "light", label: m.shell_theme_light() },
        { value: "dark", label: m.shell_theme_dark() },
      ]}
    />
  );
}
