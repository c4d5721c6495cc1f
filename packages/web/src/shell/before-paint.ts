/**
 * Runs before the first paint; its hash is in the content security policy, so it must stay a constant. `data-opening`
 * holds all pictures back but the one that the page is opened for (parts.css), until the app starts; where one returns to
 * a place further down there is no such picture. `data-seen` keeps the room of the restaurants that were last opened
 * here, whom the server does not know (recently-seen-row.tsx).
 */
export const BEFORE_PAINT_SCRIPT =
  "try{var d=document.documentElement.dataset,k=localStorage;" +
  'if(/"ids":\\[\\d/.test(k.getItem("restaurants-seen")))d.seen="";' +
  'var t=JSON.parse(k.getItem("preferences")||"{}").theme;if(t==="light"||t==="dark")d.theme=t;' +
  'if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.opening=""}catch(e){}';
