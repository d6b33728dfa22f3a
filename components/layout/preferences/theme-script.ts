/** Name under which the browser keeps the session and the theme. */
export const STORE_KEY = "garfo-session";

/**
 * Sets the theme before the first paint: the stored choice, else the system's; and again when the system or another tab
 * changes it, or the page comes back from the browser's memory. It is the same text on every page, so that a content
 * policy can allow it by its hash.
 */
export const THEME_SCRIPT = `(function(){var m=matchMedia("(prefers-color-scheme: dark)");function set(){var t;try{t=JSON.parse(localStorage.getItem("${STORE_KEY}")||"{}").state.theme}catch(e){}document.documentElement.classList.toggle("dark",t==="dark"||(t!=="light"&&m.matches))}set();m.addEventListener("change",set);addEventListener("storage",set);addEventListener("pageshow",function(e){if(e.persisted)set()})})()`;
