/** Where the device remembers that it has fetched the display face before: from then on it is there at once. */
const FETCHED = "display_face";

/**
 * Runs before the first paint; its hash is in the content security policy, so it must stay a constant. `data-opening`
 * holds all pictures back but the one that the page is opened for (parts.css), until the app starts; where one returns to
 * a place further down there is no such picture.
 */
export const BEFORE_PAINT_SCRIPT =
  "try{var d=document.documentElement.dataset,l=localStorage," +
  't=JSON.parse(l.getItem("preferences")||"{}").theme;if(t==="light"||t==="dark")d.theme=t;' +
  `if(l.getItem("${FETCHED}"))d.displayFace="";` +
  'if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.opening=""}catch(e){}';

/** Statements that a page runs once its first picture is painted: titles go over from the stand-in face. */
export const SHOW_DISPLAY_FACE =
  'document.documentElement.dataset.displayFace="";' +
  `document.fonts.load('1em "Fraunces Variable"').then(()=>localStorage.setItem("${FETCHED}","1")).catch(()=>{});`;
