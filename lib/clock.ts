import "server-only";

/** The one place that reads the time; rules take it as an argument. */
export function now(): Date {
  return new Date();
}
