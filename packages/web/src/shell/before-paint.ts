/**
 * Runs before the first paint; its hash is in the content security policy, so it must stay a constant. `data-opening`
 * holds back all pictures except the one for which the page is opened (parts.css), until the app starts; a return to a
 * position further down has no such picture. `data-seen` reserves space for the restaurants that were last opened on
 * this device, which the server does not know (recently-seen-row.tsx).
 */
export const BEFORE_PAINT_SCRIPT =
  "try{var d=document.documentElement.dataset,k=localStorage;" +
  'if(/"ids":\\[\\d/.test(k.getItem("restaurants-seen")))d.seen="";' +
  'var t=JSON.parse(k.getItem("preferences")||"{}").theme;if(t==="light"||t==="dark")d.theme=t;' +
  'if(!location.hash&&performance.getEntriesByType("navigation")[0].type==="navigate")d.opening=""}catch(e){}';
