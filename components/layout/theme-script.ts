/** Name under which the browser keeps the session and the theme. */
export const STORE_KEY = "garfo-session";

/**
 * Sets the theme before the first paint: the stored choice, else the system's. It is the same text on every
 * page, so that a content policy can allow it by its hash.
 */
export const THEME_SCRIPT = `(function(){var t;try{t=JSON.parse(localStorage.getItem("${STORE_KEY}")||"{}").state.theme}catch(e){}var d=t==="dark"||(t!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches);document.documentElement.classList.toggle("dark",d)})()`;
