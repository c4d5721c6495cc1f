import { flatChoices, toldChoices } from "@tablee/domain/orders/told-choices";
import { portionsAlike } from "@tablee/domain/orders/portions-alike";
import ReceiptPrinterEncoder from "@point-of-sale/receipt-printer-encoder";
import type { Order, PricedLine } from "@tablee/contract/orders/orders.schema";
import { allergyNotes } from "@tablee/domain/kitchen/allergy-notes";
import { linesByDiner } from "@tablee/domain/kitchen/lines-by-diner";
import type { PrinterColumns } from "@tablee/domain/kitchen/printer";
import { clockWords } from "@tablee/domain/language/clock-words";
import { firstOfMonth } from "@tablee/domain/language/first-of-month";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { phoneParts } from "@tablee/domain/orders/delivery-phone";
import { wasPaidAhead } from "@tablee/domain/payments/payment";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { printableText, UNPRINTABLE } from "./printable-text.ts";
import { TICKET_WORDS, type TicketWords } from "./ticket-words.ts";

export interface TicketLook {
  columns: PrinterColumns;
  language: Language;
  /** When it is printed. */
  at: Date;
  /** 1: the first; more: this printer was already sent a ticket of this order, and the new one says so. */
  copy: number;
}

/** A line of a ticket and its style. */
interface Line {
  words: string;
  look?: "title" | "strong" | "dish" | "alarm";
  indent?: number;
}
type Piece = Line | "rule";

const FEED = 4;

/**
 * Encodes an order's kitchen ticket in ESC/POS: who and when in large type, then allergy notes before everything else,
 * then the dishes by diner. Uses the Western code page, which has every French letter.
 */
export const ticketBytes = (order: Order, look: TicketLook): Uint8Array => encode(ticketOf(order, look), look);

/** Encodes a page that shows that a printer is found, how wide its paper is and that it prints accents. */
export const testBytes = (name: string, look: TicketLook): Uint8Array => {
  const words = TICKET_WORDS[look.language];
  const ruler = "1234567890".repeat(5).slice(0, look.columns);
  return encode(
    [{ words: words.test, look: "title" }, { words: name }, { words: words.test_text }, "rule", { words: ruler }],
    look,
  );
};

const ticketOf = (order: Order, look: TicketLook): Piece[] => {
  const words = TICKET_WORDS[look.language];
  const { diner, restaurant } = order;
  const place = order.mode === "dine_in" && order.table ? words.table(order.table) : words.modes[order.mode];
  return [
    ...(look.copy > 1 ? [{ words: words.copy(look.copy), look: "alarm" as const }] : []),
    { words: `#${order.number} ${place}`, look: "title" },
    { words: `${diner.first_name} ${diner.last_name}`, look: "strong" },
    { words: wantedWords(order, look), look: "strong" },
    ...(wasPaidAhead(order) ? [{ words: words.paid_online, look: "strong" as const }] : []),
    ...(order.corrections.length > 0 ? [{ words: words.corrected, look: "strong" as const }] : []),
    ...allergyNotes(order).map((note): Line => ({ words: `${words.allergy}: ${note}`, look: "alarm" })),
    ...linesByDiner(order.items).flatMap((group): Piece[] => [
      "rule",
      ...(order.items.some((line) => line.diner)
        ? [{ words: group.diner ? group.diner.name || words.somebody : words.nobody, look: "strong" as const }]
        : []),
      ...group.lines.flatMap((line) => linePieces(line, look)),
    ]),
    "rule",
    ...deliveryPieces(order, look),
    { words: words.printed(momentWords(look, restaurant.timezone)) },
  ];
};

const times = (count: number): string => (count > 1 ? `${count} x ` : "");

const linePieces = (line: PricedLine, { language }: TicketLook): Line[] => {
  const words = TICKET_WORDS[language];
  const lines: Line[] = [{ words: `${line.quantity} x ${textIn(line.name, language)}`, look: "dish" }];
  const below = (text: string, own: Partial<Line> = {}) => lines.push({ words: text, indent: 4, ...own });
  if (line.substitution) below(words.instead(line.substitution), { look: "strong" });
  for (const { count, entries } of portionsAlike(line.modifiers)) {
    for (const { modifier_group_id, item_name } of entries) {
      if (modifier_group_id !== null || !item_name) continue;
      below(`+ ${times(count)}${textIn(item_name, language)}`, { look: "strong" });
    }
    const indent = line.type === "combo" ? 6 : 4;
    for (const { choice, depth } of flatChoices(toldChoices(entries))) {
      const { name, quantity } = choice.selected;
      below(`${depth > 0 ? "> " : ""}${times(quantity)}${textIn(name, language)}`, { indent: indent + 2 * depth });
    }
  }
  if (line.notes) below(`“${line.notes}”`, { look: "strong" });
  if (line.allergens.length > 0) {
    below(words.contains(line.allergens.map((allergen) => words.allergens[allergen]).join(", ")));
  }
  return lines;
};

const deliveryPieces = ({ delivery }: Order, { language }: TicketLook): Piece[] => {
  if (!delivery) return [];
  const words = TICKET_WORDS[language];
  const address = [delivery.formatted_address ?? delivery.address, delivery.address_complement, delivery.comments];
  return [
    ...address.flatMap((part) => (part ? [{ words: part }] : [])),
    ...(delivery.phone ? [{ words: `${words.phone} ${phoneWords(delivery.phone, words)}` }] : []),
    "rule",
  ];
};

const phoneWords = (phone: string, words: TicketWords): string => {
  const { number, extension } = phoneParts(phone);
  return extension === null ? number : words.extension(number, extension);
};

const wantedWords = (order: Order, { at, language }: TicketLook): string => {
  const { planned, restaurant } = order;
  const { timezone } = restaurant;
  const words = TICKET_WORDS[language];
  const wanted = new Date(order.min_time);
  const clock = new Intl.DateTimeFormat(words.locale, {
    timeZone: timezone,
    hour: "numeric",
    minute: "2-digit",
    hourCycle: "h23",
  });
  const clockOf = (moment: Date) => clockWords(clock.format(moment), language);
  const time = `${clockOf(wanted)} - ${clockOf(new Date(order.max_time))}`;
  if (!planned || localMoment(wanted, timezone).date === localMoment(at, timezone).date) return words.for(time);
  const day = new Intl.DateTimeFormat(words.locale, {
    timeZone: timezone,
    weekday: "long",
    month: "long",
    day: "numeric",
  });
  return words.planned(firstOfMonth(day.format(wanted), language), time);
};

const momentWords = ({ at, language }: TicketLook, timeZone: string): string => {
  const moment = { timeZone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" } as const;
  return clockWords(new Intl.DateTimeFormat(TICKET_WORDS[language].locale, moment).format(at), language);
};

const encode = (pieces: readonly Piece[], { columns, language }: TicketLook): Uint8Array => {
  const encoder = new ReceiptPrinterEncoder({
    language: "esc-pos",
    columns,
    feedBeforeCut: FEED,
    codepageMapping: "epson",
  });
  encoder.initialize().codepage("windows1252");
  let missing = false;
  for (const piece of pieces) {
    if (piece === "rule") {
      encoder.rule({ style: "single" });
      continue;
    }
    const words = printableText(piece.words);
    missing ||= words.includes(UNPRINTABLE);
    writeLine(encoder, { ...piece, words }, columns);
  }
  if (missing) writeLine(encoder, { words: printableText(TICKET_WORDS[language].unprintable) }, columns);
  return encoder.cut("partial").encode();
};

const writeLine = (encoder: ReceiptPrinterEncoder, { words, look, indent = 0 }: Line, columns: number): void => {
  const large = look === "title";
  if (large) encoder.size(2, 2);
  else if (look === "dish") encoder.height(2);
  if (look) encoder.bold(true);
  if (look === "alarm") encoder.invert(true);
  for (const line of wrapped(words, Math.floor((columns - indent) / (large ? 2 : 1)))) {
    encoder.line(" ".repeat(indent) + line);
  }
  if (look === "alarm") encoder.invert(false);
  if (look) encoder.bold(false);
  if (large) encoder.size(1, 1);
  else if (look === "dish") encoder.height(1);
};

/** Wraps between words, and inside a word that is wider than the paper. */
const wrapped = (words: string, width: number): string[] => {
  const lines: string[] = [];
  let line = "";
  for (const word of words.split(" ").flatMap((long) => long.match(new RegExp(`.{1,${width}}`, "gu")) ?? [])) {
    if (line === "") line = word;
    else if (line.length + 1 + word.length <= width) line += ` ${word}`;
    else {
      lines.push(line);
      line = word;
    }
  }
  return line === "" ? lines : [...lines, line];
};
