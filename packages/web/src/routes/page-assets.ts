import type { Manifest } from "@tanstack/react-router";

/** Addresses of the built files that a page loads; the host reads them from Vite's manifest. */
export interface PageAssets {
  entry: string;
  css: string[];
  /** Chunks that the entry imports. */
  preloads: string[];
  /** Chunks of each route's page, by route id. */
  routes: Record<string, { css: string[]; preloads: string[] }>;
}

/** The app starts after this time at the latest, whatever the picture does. */
const START_MS = 2_000;

/**
 * Starts the app when the content of the page is on the screen: on a slow phone its code would compete for the network,
 * and hydration for the processor, with the page's first picture. So everything waits until that picture is painted;
 * browsers without element timing wait until it is decoded and a frame has begun. After that the other pictures load
 * first, and a visitor who touches the page waits for none of them; a press on a button is recorded (first-tap.ts), and
 * bars.css shows as long as it has had no effect that something is loading (shell §19). The
 * browser would submit a form that is not hydrated yet, with a password in the address: submitting is prevented, and
 * the recorded button submits the form later. The links around a page that is not hydrated yet are hydrated before it:
 * they are left to the browser, because React cannot hydrate a page that the router has left.
 */
const startScript = (entry: string, chunks: readonly string[]): string =>
  "{let started;const frame=(then)=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then))," +
  "load=()=>{" +
  `for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
  `import(${JSON.stringify(entry)})},` +
  "start=()=>{if(started)return;started=1;delete root.dataset.opening;frame(load)}," +
  "picture=document.querySelector('img[fetchpriority=\"high\"]')," +
  'type=picture?"element":"paint";' +
  'for(const touch of ["pointerdown","keydown","scroll"])addEventListener(touch,start,{once:true,passive:true});' +
  'const isAwake=(element)=>Object.keys(element).some((key)=>key.startsWith("__reactProps$"));' +
  // React listens on the document. It stops a press on a part that it cannot hydrate yet, so the press is recorded
  // above React, and forgotten below it if React has handled it.
  'addEventListener("click",self.notePress=({target})=>{const button=target.closest("button");note(button&&!isAwake(button)?button:null)},true);' +
  'const root=document.documentElement,note=(button)=>root.toggleAttribute("data-pressed",!!(self.pressed=button));' +
  '{const types=["click","submit"],forget=()=>{self.pressed&&isAwake(self.pressed)&&note()};' +
  "for(const type of types)root.addEventListener(type,forget,true);" +
  'self.noteNoMore=()=>{note();removeEventListener("click",notePress,true);for(const type of types)root.removeEventListener(type,forget,true);delete self.notePress}}' +
  'const follow=(event)=>{const page=document.querySelector("#content > *"),link=event.target.closest("a");' +
  'if(!page||isAwake(page))removeEventListener("click",follow,true);else if(link&&isAwake(link))event.stopPropagation()};' +
  'addEventListener("click",follow,true);' +
  'addEventListener("submit",(event)=>{isAwake(event.target)||event.preventDefault()},true);' +
  `setTimeout(start,${START_MS});` +
  "if(!document.hidden&&self.PerformanceObserver?.supportedEntryTypes?.includes(type))" +
  "new PerformanceObserver((list)=>{if(!picture||list.getEntries().some(({element})=>element===picture))start()})" +
  ".observe({type,buffered:true}),picture?.decode().catch(start);" +
  "else picture?picture.decode().then(()=>frame(start),start):frame(start);" +
  // The script removes itself before the app compares the page with its own.
  "document.currentScript.remove()}";

/** The script that starts the app with the chunks that these routes need. */
export function startScriptOf(assets: PageAssets, routeIds: readonly string[]): string {
  const chunks = assets.preloads.concat(...routeIds.map((id) => assets.routes[id]?.preloads ?? []));
  return startScript(assets.entry, [...new Set(chunks)]);
}

const manifests = new WeakMap<PageAssets, Manifest>();

/** The styles in the router's own format, once per build: `HeadContent` writes them into the page. */
export function routerManifest(assets: PageAssets): Manifest {
  let manifest = manifests.get(assets);
  if (!manifest) {
    const { css, routes } = assets;
    const ofRoutes = Object.entries(routes).map(([id, route]) => [id, { css: route.css }]);
    manifest = { routes: { __root__: { css }, ...Object.fromEntries(ofRoutes) } };
    manifests.set(assets, manifest);
  }
  return manifest;
}
