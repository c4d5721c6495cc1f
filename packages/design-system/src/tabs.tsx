import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { TAB_LOOK, TAB_ROW_LOOK } from "./tab-look.ts";

export interface TabsProps<Value extends string> {
  /** What the tabs divide; its name for screen readers. */
  label: string;
  items: readonly { value: Value; label: ReactNode; count?: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** One TabPanel for each value. */
  children?: ReactNode;
  className?: string;
}

/** Text tabs with an underline over panels of the same page. Where a tab has an address of its own, use TabLinks. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  children,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next) => onValueChange(next as Value)}>
      <BaseTabs.List aria-label={label} className={classNames(TAB_ROW_LOOK, className)}>
        {items.map((item) => (
          <BaseTabs.Tab
            key={item.value}
            value={item.value}
            className={classNames(
              TAB_LOOK,
              item.value === value ? "ds-tab-on font-heavy text-ink" : "font-mid text-ink-3 hover:text-ink-2",
            )}
          >
            {item.label}
            {item.count === undefined ? null : (
              <span className="num text-cap font-medium text-ink-3">{item.count}</span>
            )}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {children}
    </BaseTabs.Root>
  );
}

/** What a tab shows; rendered only while its tab is chosen. */
export function TabPanel({ value, children, className }: { value: string; children: ReactNode; className?: string }) {
  return (
    <BaseTabs.Panel value={value} className={className}>
      {children}
    </BaseTabs.Panel>
  );
}
