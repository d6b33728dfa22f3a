/**
 * Holds what somebody asks for before the page's script is there: the submit of a form or the press of a button that
 * carries `data-early`. Nothing typed goes into an address, and useEarly does it once the page answers. A link that carries
 * `data-keeps-invitation` takes the fragment along that no server sees, as the browser follows it: Next would write it twice.
 * What is said of an invitation is there from the first paint on (`data-invited`): nothing moves under a finger later.
 */
export const EARLY_SCRIPT = `(function(){function hold(e){var t=e.target.closest&&e.target.closest(e.type==="submit"?"form[data-early]":"button[data-early]");if(t&&!t.answers){e.preventDefault();e.stopImmediatePropagation();t.isHeld=true}}var invited=/^#invitation=[\\w-]+$/;function keep(e){var a=e.target.closest&&e.target.closest("a[data-keeps-invitation]");if(a&&invited.test(location.hash)){e.stopImmediatePropagation();a.hash=location.hash}}if(invited.test(location.hash))document.documentElement.setAttribute("data-invited","");addEventListener("submit",hold,true);addEventListener("click",hold,true);addEventListener("click",keep,true)})()`;
