let telling = false;

/** Tells the page around this one how high it is, now and whenever that changes (shell §28). */
export function tellHeight(): void {
  if (telling || window.parent === window) return;
  telling = true;
  const page = document.body;
  // As high as what it shows, and not as the frame, which would never be lower than it once was.
  page.style.minHeight = "0";
  let told = 0;
  const tell = () => {
    const height = Math.ceil(page.getBoundingClientRect().height);
    if (height === told) return;
    told = height;
    // Any page may embed us, and a height is no secret.
    window.parent.postMessage({ type: "tablee:height", height }, "*");
  };
  new ResizeObserver(tell).observe(page);
  tell();
}
