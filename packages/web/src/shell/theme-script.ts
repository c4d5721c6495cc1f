/** Runs before the first paint; its hash is in the content security policy, so it must stay a constant. */
export const THEME_SCRIPT =
  'try{var t=JSON.parse(localStorage.getItem("preferences")||"{}").theme;if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}';
