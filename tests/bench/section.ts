/** What a section of `npm run bench` may ask for; each is started when it is first asked for. */
export interface Bench {
  /** The running product, else a fresh one: its address, its settings, and the web process. */
  product(): Promise<{ app: string; env: Record<string, string>; pid: number | undefined }>;
  /** Address of a handler that does nothing, in an application of the same framework. */
  empty(): Promise<string>;
  /** Path of a Chromium. */
  browser(): string;
}

/** One section: a title and its lines, said as they come. */
export interface Section {
  title: string;
  /** Takes so long that it runs only when it is named. */
  isLong?: true;
  lines(bench: Bench): AsyncIterable<string> | Iterable<string>;
}

/** The middle one of some numbers. @throws never; none at all give NaN */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 0.5);
}

/** The number below which a share (0–1) of the others lies; none at all give NaN. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** "2.4×": machines differ and are shared, so a figure is told as a multiple of one measured beside it. */
export function times(value: number, baseline: number): string {
  return `${(value / baseline).toFixed(1)}×`;
}
