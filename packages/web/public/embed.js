/*!
 * A restaurant's menu in a page of its own (docs/embedding.md):
 *   <script src="https://.../embed.js" data-restaurant="12" async></script>
 * puts the menu where the script stands; with data-button="Order" a button that opens it over the page.
 */
(() => {
  "use strict";
  const script = document.currentScript;
  if (!script) return;
  const { restaurant = "", button, language, source, title } = script.dataset;
  if (!/^[1-9]\d{0,9}$/.test(restaurant)) {
    console.error("embed.js: data-restaurant has to be the number of a restaurant");
    return;
  }
  const origin = new URL(script.src).origin;

  const makeFrame = () => {
    const address = new URL(`/menu/${restaurant}`, origin);
    address.searchParams.set("embed", "true");
    address.searchParams.set("source", source || location.hostname);
    if (language === "en" || language === "fr") address.searchParams.set("lang", language);
    const frame = document.createElement("iframe");
    frame.src = address.href;
    frame.title = title || button || "Menu";
    // A browser without a share sheet would warn of the name.
    frame.allow = "geolocation; clipboard-write" + (navigator.share ? "; web-share" : "");
    frame.style.cssText = "display:block;width:100%;border:0;color-scheme:normal";
    return frame;
  };

  const inPlace = () => {
    const frame = makeFrame();
    frame.loading = "lazy";
    frame.style.height = "640px";
    addEventListener("message", ({ source: from, origin: by, data }) => {
      if (from !== frame.contentWindow || by !== origin || data?.type !== "tablee:height") return;
      frame.style.height = `${Math.max(320, Number(data.height) || 0)}px`;
      soon();
    });
    // What opens in the menu, and its bars, keep to the part of it that is on the screen.
    let due = false;
    const soon = () => {
      if (due) return;
      due = true;
      requestAnimationFrame(() => {
        due = false;
        const { top, bottom } = frame.getBoundingClientRect();
        const seen = { type: "tablee:seen", top: Math.max(0, -top), bottom: Math.max(0, bottom - innerHeight) };
        frame.contentWindow?.postMessage(seen, origin);
      });
    };
    addEventListener("scroll", soon, { passive: true, capture: true });
    addEventListener("resize", soon);
    script.after(frame);
  };

  const behindButton = () => {
    const opener = document.createElement("button");
    opener.type = "button";
    opener.textContent = button;
    opener.className = "tablee-button";
    let dialog = null;
    const open = () => {
      if (!dialog) {
        dialog = document.createElement("dialog");
        dialog.setAttribute("aria-label", title || button);
        dialog.style.cssText =
          "box-sizing:border-box;width:min(100vw,64rem);max-width:100vw;height:100dvh;max-height:100dvh;margin:auto;padding:0;border:0;overflow:hidden";
        const close = document.createElement("button");
        close.type = "button";
        close.textContent = "\u00d7";
        close.setAttribute("aria-label", /^fr/i.test(language || document.documentElement.lang) ? "Fermer" : "Close");
        close.style.cssText =
          "position:absolute;inset-block-start:.5rem;inset-inline-end:.5rem;z-index:1;width:2.75rem;height:2.75rem;border:0;border-radius:50%;background:#fffbf5;color:#1f1a17;font:1.5rem/1 sans-serif;cursor:pointer;box-shadow:0 1px 4px rgb(0 0 0 / .3)";
        close.addEventListener("click", () => dialog.close());
        const frame = makeFrame();
        frame.style.height = "100%";
        dialog.append(close, frame);
        document.body.append(dialog);
      }
      dialog.showModal();
    };
    opener.addEventListener("click", open);
    script.after(opener);
  };

  if (button) behindButton();
  else inPlace();
})();
