const LIMITS = { message: 500, stack: 4000, componentStack: 2000 } as const;

/** What is on and off, as GET /api/flags says; as it begins where that cannot be read. */
export async function loadFlags(): Promise<{ error_tracking: boolean; debug: boolean }> {
  const usual = { error_tracking: true, debug: false };
  return fetch("/api/flags")
    .then((answer) => (answer.ok ? answer.json() : usual))
    .catch(() => usual);
}

/**
 * Tells the server about a screen that broke (POST /api/errors, no bearer). Never throws and never waits:
 * a failure to report must not become a second error.
 */
export function reportError(error: unknown, componentStack?: string): void {
  const known = error instanceof Error ? error : new Error(String(error));
  const report = {
    message: known.message.slice(0, LIMITS.message),
    stack: known.stack?.slice(0, LIMITS.stack),
    componentStack: componentStack?.slice(0, LIMITS.componentStack),
    timestamp: new Date().toISOString(),
    userAgent: navigator.userAgent.slice(0, 300),
    url: `${location.origin}${location.pathname}`,
  };
  fetch("/api/errors", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(report),
    keepalive: true,
  }).catch(() => undefined);
}
