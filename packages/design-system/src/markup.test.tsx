import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { Chip } from "./chip.tsx";
import { IconButton } from "./icon-button.tsx";
import { Photo } from "./photo.tsx";
import { LetterCard } from "./pictures/letter-card.tsx";
import { ProgressSteps } from "./progress-steps.tsx";
import { SegmentedControl } from "./segmented-control.tsx";
import { Stepper } from "./inputs/stepper.tsx";

const BUTTON = /<button ([^>]*)>([^<]*)/g;
const html = (element: ReactElement) => renderToStaticMarkup(element);

test("a button that renders as a link is a link: no button role, no type", () => {
  const link = createElement("a", { href: "/menu" });
  for (const markup of [
    html(<Button render={link}>Menu</Button>),
    html(
      <IconButton label="Menu" render={link}>
        x
      </IconButton>,
    ),
    html(<Chip render={link}>Menu</Chip>),
  ]) {
    expect(markup).toMatch(/^<a [^>]*href="\/menu"/);
    expect(markup).not.toMatch(/role=|type=/);
  }
});

test("a button's label that does not fit on one line wraps into lines of similar length", () => {
  expect(html(<Button>Keep</Button>)).toMatch(/class="[^"]*\btext-balance\b/);
});

test("a busy button keeps its label and its focus, and says that it is busy", () => {
  const busy = html(<Button loading>Order</Button>);
  expect(busy).toContain("Order");
  expect(busy).toContain('aria-busy="true"');
  expect(busy).toContain('aria-disabled="true"');
  // The attribute would remove the focus.
  expect(busy).not.toMatch(/ disabled=/);
});

test("buttons never submit a form by accident", () => {
  expect(html(<Button>Order</Button>)).toContain('type="button"');
  expect(html(<Button type="submit">Order</Button>)).toContain('type="submit"');
});

test("an icon button has an accessible name, and a toggle says its state", () => {
  const like = html(
    <IconButton label="Like" pressed={false}>
      x
    </IconButton>,
  );
  expect(like).toContain('aria-label="Like"');
  expect(like).toContain('aria-pressed="false"');
});

test("a photo reserves its space and loads lazily, and a priority photo loads at once", () => {
  const lazy = html(<Photo src="/a.webp" alt="Ramen" width={800} height={1000} />);
  expect(lazy).toContain("--ratio:800/1000");
  expect(lazy).toContain('loading="lazy"');
  expect(lazy).toMatch(/width="800" height="1000"/);
  const first = html(<Photo src="/a.webp" alt="" priority />);
  expect(first).toContain('loading="eager"');
  expect(first).toContain('fetchPriority="high"');
});

test("a photo shows the colours in its address until it has loaded, and is cropped as the address says", () => {
  const photo = html(<Photo src="/a.webp#y=18&c=543a97864" alt="" position="50% 62%" />);
  expect(photo).toContain("--top:#543;--mid:#a97;--low:#864");
  expect(photo).toContain('src="/a.webp"');
  expect(photo).toContain("object-position:50% 18%");
  const plain = html(<Photo src="/a.webp" alt="" position="50% 62%" />);
  expect(plain).not.toContain("ds-look");
  expect(plain).toContain("object-position:50% 62%");
});

test("a missing photo still has its accessible name", () => {
  expect(html(<Photo src={null} alt="Ramen" />)).toContain('role="img" aria-label="Ramen"');
});

test("a dish without a photo shows its first letter on coloured paper, hidden from screen readers", () => {
  const card = html(<LetterCard name="« écume » 2" paper="plum" />);
  expect(card).toMatch(/^<span aria-hidden="true" class="[^"]*bg-vip-tint[^"]*"><span>É<\/span>/);
  expect(html(<LetterCard name="🍲" />)).toContain("<span></span>");
});

test("a mode that cannot be chosen says why", () => {
  const modes = html(
    <SegmentedControl
      label="Mode"
      value="take_out"
      onValueChange={() => {}}
      items={[
        { value: "take_out", label: "Take out" },
        { value: "delivery", label: "Delivery", disabled: true, reason: "Not offered here" },
      ]}
    />,
  );
  const id = /aria-describedby="([^"]+)"/.exec(modes)?.[1];
  expect(id).toBeDefined();
  expect(modes).toContain(`id="${id}" class="sr-only">Not offered here`);
});

test("the stepper keeps its button at a limit, disabled or as a button that removes", () => {
  const labels = { label: "Fries", decreaseLabel: "One less", increaseLabel: "One more", onValueChange: () => {} };
  expect(html(<Stepper {...labels} value={25} max={25} />)).toMatch(/aria-label="One more" aria-disabled="true"/);
  expect(html(<Stepper {...labels} value={1} onRemove={() => {}} removeLabel="Remove" />)).toContain(
    'aria-label="Remove"',
  );
  expect(html(<Stepper {...labels} value={0} collapsed />)).not.toContain("One less");
});

test("the current step is marked for screen readers, and every state is named in words", () => {
  const steps = html(
    <ProgressSteps
      label="Order"
      stateLabels={{ done: "Done", current: "Now", upcoming: "Next", failed: "Failed" }}
      steps={[
        { id: "a", label: "Sent", state: "done" },
        { id: "b", label: "In progress", state: "current" },
        { id: "c", label: "Ready", state: "upcoming" },
      ]}
    />,
  );
  expect(steps.match(/aria-current="step"/g)).toHaveLength(1);
  for (const word of ["(Done)", "(Now)", "(Next)"]) expect(steps).toContain(word);
});

test("a badge hides its icon from screen readers and keeps its word", () => {
  expect(
    html(
      <Badge tone="vip" icon={<svg />}>
        VIP
      </Badge>,
    ),
  ).toMatch(/aria-hidden="true"[^>]*><svg><\/svg><\/span>VIP/);
});

test("the Tab key reaches the chosen option, or the first one that can be chosen", () => {
  const items = [
    { value: "take_out", label: "Take out", disabled: true },
    { value: "delivery", label: "Delivery" },
    { value: "eat_in", label: "Eat in" },
  ];
  const reached = (value: string | null) =>
    [...html(<SegmentedControl label="Mode" value={value} onValueChange={() => {}} items={items} />).matchAll(BUTTON)]
      .filter(([, attributes = ""]) => attributes.includes('tabindex="0"'))
      .map(([, , label]) => label);
  expect(reached("eat_in")).toEqual(["Eat in"]);
  expect(reached("take_out")).toEqual(["Delivery"]);
  expect(reached(null)).toEqual(["Delivery"]);
});
