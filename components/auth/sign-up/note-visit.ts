const KEPT = "garfo-visit";

/** Says, once in this tab, that somebody came by a company's link; whose it is the code says. Nothing waits for it. */
export function sendVisit(code: string): void {
  if (!code || sessionStorage.getItem(KEPT) === code) return;
  sessionStorage.setItem(KEPT, code);
  const body = new Blob([JSON.stringify({ code })], { type: "application/json" });
  navigator.sendBeacon?.("/api/referral-visits", body);
}
