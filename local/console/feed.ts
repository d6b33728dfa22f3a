import { type SSEStreamingApi, streamSSE } from "hono/streaming";
import type { Call } from "./http";

/** What changed, told to every open console page: `phone` carries the number, the others nothing. */
export type Change =
  | { kind: "phone"; number: string }
  | { kind: "typing"; number: string; on: boolean }
  | { kind: "mail" | "push" | "payments" | "faults" | "reset" };

/** Server-sent events to the open console pages. */
export class Feed {
  private readonly pages = new Set<SSEStreamingApi>();
  private readonly beat = setInterval(() => {
    for (const page of this.pages) void page.write(": beat\n\n");
  }, 20_000).unref();

  /** The answer to a page that listens, until it goes. */
  open(c: Call): Response {
    return streamSSE(c, async (page) => {
      this.pages.add(page);
      const gone = new Promise<void>((resolve) => page.onAbort(resolve));
      await page.write("retry: 1000\n\n");
      await gone;
      this.pages.delete(page);
    });
  }

  tell(change: Change): void {
    for (const page of this.pages) void page.writeSSE({ data: JSON.stringify(change) });
  }

  close(): void {
    clearInterval(this.beat);
    for (const page of this.pages) page.abort();
  }
}
