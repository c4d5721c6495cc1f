import { m } from "../../paraglide/messages.js";
export function KitchenPage() {
  return <h1>{m.kitchen_title()}</h1>;
}
