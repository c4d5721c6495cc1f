import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import type { KitchenTable } from "@tablee/contract/tables/tables.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { type ReactNode, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { RestaurantLogo } from "../../restaurants/restaurant-picture.tsx";
import { QrCode } from "../../../shell/qr-code.tsx";
import { tableTitle } from "../live/table-words.ts";
import "./table-cards.css";

interface PrintedCards {
  print: (tables: readonly KitchenTable[]) => void;
  /** The printed content, which is not visible on the screen. */
  cards: ReactNode;
}

/** Prints cards to stand on the tables: four on a sheet of Letter or A4, to be cut along the lines. */
export function usePrintedCards(restaurant: RestaurantCard): PrintedCards {
  const [printing, setPrinting] = useState<readonly KitchenTable[]>([]);
  useEffect(() => {
    if (printing.length === 0) return undefined;
    const done = () => setPrinting([]);
    window.addEventListener("afterprint", done);
    // Once the cards have been rendered.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener("afterprint", done);
    };
  }, [printing]);
  const cards =
    printing.length === 0
      ? null
      : createPortal(
          <div className="table-cards" aria-hidden="true">
            {printing.map((table) => (
              <TableCard key={table.id} table={table} restaurant={restaurant} />
            ))}
          </div>,
          document.body,
        );
  return { print: setPrinting, cards };
}

/** A card of about A6, in both languages: the restaurant, the table, the QR code, and the same code to type. */
function TableCard({ table, restaurant }: { table: KitchenTable; restaurant: RestaurantCard }) {
  const language = useLanguage();
  const { origin } = useAppContext();
  const { code, path, name } = table;
  if (!code || !path) return null;
  const address = `${new URL(origin).host}/checkin`;
  return (
    <section className="table-card">
      <div className="table-card-head">
        {restaurant.logo_image_path ? (
          <RestaurantLogo src={restaurant.logo_image_path} name="" className="table-card-logo" />
        ) : null}
        <p className="font-display table-card-restaurant">{textIn(restaurant.name, language)}</p>
      </div>
      <p className="font-display table-card-name">{tableTitle(name)}</p>
      <QrCode text={new URL(path, origin).href} label="" className="table-card-code" />
      <p className="table-card-words">
        <span lang="fr">{m.table_card_scan_fr({}, { locale: "fr" })}</span>
        <span lang="en">{m.table_card_scan_en({}, { locale: "en" })}</span>
      </p>
      <p className="table-card-typed num">
        <span className="table-card-small">
          <span lang="fr">{m.table_card_or_fr({ address }, { locale: "fr" })}</span>
          {" · "}
          <span lang="en">{m.table_card_or_en({ address }, { locale: "en" })}</span>
        </span>
        <strong>{code}</strong>
      </p>
    </section>
  );
}
