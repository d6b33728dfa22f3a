/**
 * The script of an Umami, as short as it can be: it tells of the first page and of each that is pushed onto the history, with all that
 * the real one sends, and without cookies.
 */
export const TRACKER = `(() => {
  const own = document.currentScript;
  const website = own && own.getAttribute("data-website-id");
  if (!website) return;
  const endpoint = own.getAttribute("data-host-url").replace(/\\/$/, "") + "/api/send";
  let url = location.href;
  let referrer = document.referrer;
  const track = () => {
    const payload = {
      website, hostname: location.hostname, screen: screen.width + "x" + screen.height,
      language: navigator.language, title: document.title, url, referrer,
    };
    fetch(endpoint, {
      keepalive: true,
      method: "POST",
      body: JSON.stringify({ type: "event", payload }),
      headers: { "Content-Type": "application/json" },
      credentials: "omit",
    }).catch(() => {});
  };
  for (const name of ["pushState", "replaceState"]) {
    const before = history[name];
    history[name] = function (...given) {
      const result = before.apply(this, given);
      if (location.href !== url) {
        referrer = url;
        url = location.href;
        setTimeout(track, 300);
      }
      return result;
    };
  }
  window.umami = { track: (name) => fetch(endpoint, {
    method: "POST",
    body: JSON.stringify({ type: "event", payload: { website, url, name } }),
    headers: { "Content-Type": "application/json" },
    credentials: "omit",
  }) };
  track();
})();
`;
