import { text } from "@tablee/domain/menus/menu.example";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

/** A device: one storage for all its tabs, which hear of each other's writes as in a browser. */
class Device {
  private readonly entries = new Map<string, string>();
  full = false;
  getItem = (key: string): string | null => this.entries.get(key) ?? null;
  setItem = (key: string, value: string): void => {
    if (this.full) throw new DOMException("full", "QuotaExceededError");
    this.entries.set(key, value);
  };
  removeItem = (key: string): void => void this.entries.delete(key);
}

let device: Device;
beforeEach(() => {
  device = new Device();
  vi.stubGlobal("localStorage", device);
});
afterEach(() => vi.unstubAllGlobals());

/** A tab: its own copy of the module and its own window. `hears` simulates the event of another tab's write. */
async function openTab() {
  const target = new EventTarget();
  vi.stubGlobal("window", target);
  vi.resetModules();
  const tab = await import("./basket-store.ts");
  const hears = () => target.dispatchEvent(Object.assign(new Event("storage"), { key: "order" }));
  return { ...tab, hears };
}

const restaurant = {
  id: 7,
  name: text("Chez Margot"),
  currency: "CAD" as const,
  image_url: null,
  timezone: "America/Toronto",
};
const fries = {
  type: "item" as const,
  item_id: 1,
  modifiers: [],
  quantity: 2,
  notes: "crisp",
  id: "a",
  name: text("Fries"),
  image_url: null,
  unit_price: 750,
};

describe("the basket on the device", () => {
  it("begins empty", async () => {
    const { basketStore } = await openTab();
    expect(basketStore.get()).toMatchObject({
      items: [],
      restaurant: null,
      mode: null,
      source: "tablee",
      attempt: null,
    });
  });

  it("keeps all its fields over a reload", async () => {
    const state = {
      items: [fries],
      restaurant,
      mode: "delivery" as const,
      date: "2026-11-21",
      time: "12:30",
      tip: { kind: "percent" as const, percent: 15 },
      delivery: {
        address: "5241, rue Fabre",
        address_complement: "app. 3",
        comments: "",
        phone: "",
        formatted_address: "",
        latitude: 45.53,
        longitude: -73.58,
        accuracy_m: 400,
      },
      lost: { date: "2026-11-20", time: "18:30" },
      source: "poster",
      code: "NOEL-26",
    };
    (await openTab()).basketStore.set(state);
    expect((await openTab()).basketStore.get()).toEqual({ ...state, attempt: null });
  });

  it.each(["", "null", "[]", "{", '"x"', "12", '{"items":12}'])("is empty where the storage holds %j", async (junk) => {
    device.setItem("order", junk);
    const { basketStore } = await openTab();
    expect(basketStore.get().items).toEqual([]);
  });

  it("loses only the fields with invalid values", async () => {
    const stored = {
      items: [fries],
      restaurant,
      mode: "teleport",
      tip: { kind: "percent" },
      time: "25",
      source: "<b>",
    };
    device.setItem("order", JSON.stringify(stored));
    const { basketStore } = await openTab();
    expect(basketStore.get()).toMatchObject({ items: [fries], mode: null, time: null, source: "tablee" });
    expect(basketStore.get().tip).toEqual({ kind: "percent", percent: 0 });
  });

  it("is empty when its lines have no restaurant or an invalid quantity", async () => {
    device.setItem("order", JSON.stringify({ items: [fries] }));
    expect((await openTab()).basketStore.get().items).toEqual([]);
    device.setItem("order", JSON.stringify({ items: [{ ...fries, quantity: 26 }], restaurant }));
    expect((await openTab()).basketStore.get()).toMatchObject({ items: [], restaurant: null });
  });

  it("is the same in two tabs", async () => {
    const one = await openTab();
    const two = await openTab();
    two.basketStore.get();
    const told = vi.fn();
    two.basketStore.subscribe(told);
    one.basketStore.set({ items: [fries], restaurant });
    two.hears();
    expect(told).toHaveBeenCalledTimes(1);
    expect(two.basketStore.get().items).toEqual([fries]);
    two.basketStore.set({ mode: "dine_in" });
    one.hears();
    expect(one.basketStore.get()).toMatchObject({ items: [fries], mode: "dine_in" });
  });

  it("is kept in memory when the storage is full", async () => {
    const { basketStore } = await openTab();
    device.full = true;
    basketStore.set({ items: [fries], restaurant });
    expect(basketStore.get().items).toEqual([fries]);
  });

  it("keeps the mode when it is emptied, and the source until the order is placed", async () => {
    const { basketStore, discardBasket, clearPlaced, rememberSource } = await openTab();
    rememberSource("?source=poster&x=1");
    basketStore.set({ items: [fries], restaurant, mode: "dine_in" });
    discardBasket();
    expect(basketStore.get()).toMatchObject({ items: [], restaurant: null, mode: "dine_in", source: "poster" });
    basketStore.set({ items: [fries], restaurant, attempt: { key: "k", request: {} as never, open: true } });
    clearPlaced([fries]);
    expect(basketStore.get()).toMatchObject({ items: [], restaurant: null, source: "tablee", attempt: null });
  });

  it("keeps its lines but not the delivery address after the member has signed out", async () => {
    const { basketStore, forgetDelivery } = await openTab();
    const { delivery } = basketStore.get();
    basketStore.set({
      items: [fries],
      restaurant,
      delivery: { ...delivery, address: "5241 rue Fabre", phone: "514 555 0101", latitude: 45.5 },
      attempt: { key: "k", request: {} as never, open: false },
    });
    forgetDelivery();
    expect(basketStore.get()).toMatchObject({ items: [fries], delivery, attempt: null });
  });

  it.each(["", "?source=", "?source=a%20b", `?source=${"x".repeat(61)}`, "?other=1"])(
    "takes no source from %j",
    async (search) => {
      const { basketStore, rememberSource } = await openTab();
      rememberSource(search);
      expect(basketStore.get().source).toBe("tablee");
    },
  );
});
