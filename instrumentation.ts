/** Runs once when the server starts: the background jobs live in the web process unless workers of their own run them. */
export async function register(): Promise<void> {
  // Asked around all of it: what stands behind is then in no code for the edge.
  if (process.env.NEXT_RUNTIME === "nodejs" && process.env.NEXT_PHASE !== "phase-production-build") {
    const { requireSettings } = await import("@/lib/require-settings");
    if (process.env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTelemetry } = await import("@/lib/telemetry/start-telemetry.server");
      const telemetry = startTelemetry("web");
      for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, () => void telemetry.stop());
    }
    const { WORKER_IN_WEB } = requireSettings();
    const { checkPasswordRule } = await import("@/lib/auth/password/check-password-rule.server");
    void checkPasswordRule();
    if (WORKER_IN_WEB !== "true") return;
    const { startWorkerBesidePages } = await import("@/lib/jobs/worker");
    startWorkerBesidePages();
  }
}
