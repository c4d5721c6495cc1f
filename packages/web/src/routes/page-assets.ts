import type { Manifest } from "@tanstack/react-router";

/** Addresses of the built files that a page loads, as the host reads them from Vite's manifest. */
export interface PageAssets {
  entry: string;
  css: string[];
  /** Chunks that the entry imports. */
  preloads: string[];
  /** Chunks of one route's page, by route id. */
  routes: Record<string, { css: string[]; preloads: string[] }>;
}

/** The latest moment at which the app starts, whatever the picture does. */
const START_MS = 2_000;

/**
 * Starts the app when what one came for is on the screen: on a slow phone its code would take the network, and
 * hydration the processor, from the page's first picture. So all wait until that is painted, which
 * browsers that time elements say themselves; in others, until it is decoded and a frame has begun. Then the other
 * pictures go first, and a visitor who touches the page waits for none; a button that was pressed is noted (first-tap.ts).
 * A form that React has not come to would be sent by the browser, a password in the address: it is held back, and sent
 * by its noted button.
 */
const startScript = (entry: string, chunks: readonly string[]): string =>
  "{let started;const frame=(then)=>document.hidden?then():requestAnimationFrame(()=>setTimeout(then))," +
  "load=()=>{" +
  `for(const href of ${JSON.stringify(chunks)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));` +
  `import(${JSON.stringify(entry)})},` +
  "start=()=>{if(started)return;started=1;delete document.documentElement.dataset.opening;frame(load)}," +
  "picture=document.querySelector('img[fetchpriority=\"high\"]')," +
  'type=picture?"element":"paint";' +
  'for(const touch of ["pointerdown","keydown","scroll"])addEventListener(touch,start,{once:true,passive:true});' +
  'const isAwake=(element)=>Object.keys(element).some((key)=>key.startsWith("__reactProps$"));' +
  // React listens on the document. What a press comes to and cannot wake yet, it stops there: so it is noted above,
  // and forgotten below where React has done it.
  'addEventListener("click",self.notePress=({target})=>{const button=target.closest("button");self.pressed=button&&!isAwake(button)?button:null},true);' +
  '{const root=document.documentElement,types=["click","submit"],forget=()=>{self.pressed&&isAwake(self.pressed)&&(self.pressed=null)};' +
  "for(const type of types)root.addEventListener(type,forget,true);" +
  'self.noteNoMore=()=>{removeEventListener("click",notePress,true);for(const type of types)root.removeEventListener(type,forget,true);delete self.notePress}}' +
  'addEventListener("submit",(event)=>{isAwake(event.target)||event.preventDefault()},true);' +
  `setTimeout(start,${START_MS});` +
  "if(!document.hidden&&self.PerformanceObserver?.supportedEntryTypes?.includes(type))" +
  "new PerformanceObserver((list)=>{if(!picture||list.getEntries().some(({element})=>element===picture))start()})" +
  ".observe({type,buffered:true}),picture?.decode().catch(start);" +
  "else picture?picture.decode().then(()=>frame(start),start):frame(start);" +
  // Nothing of it is left when the app compares the page with its own.
  "document.currentScript.remove()}";

/** Starts the app with the chunks that these routes need. */
export function startScriptOf(assets: PageAssets, routeIds: readonly string[]): string {
  const chunks = assets.preloads.concat(...routeIds.map((id) => assets.routes[id]?.preloads ?? []));
  return startScript(assets.entry, [...new Set(chunks)]);
}

const manifests = new WeakMap<PageAssets, Manifest>();

/** The styles in the router's own shape, one for each build: what `HeadContent` writes into the page. */
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
