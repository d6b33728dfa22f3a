import type { ServerResponse } from "node:http";

/** What changed, told to every open console page: `phone` carries the number, the others nothing. */
export type Change =
  | { kind: "phone"; number: string }
  | { kind: "typing"; number: string; on: boolean }
  | { kind: "mail" | "payments" | "faults" | "reset" };

/** Server-sent events to the open console pages. */
export class Feed {
  private readonly pages = new Set<ServerResponse>();
  private readonly beat = setInterval(() => this.write(": beat\n\n"), 20_000).unref();

  open(res: ServerResponse): void {
    res.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    res.write("retry: 1000\n\n");
    this.pages.add(res);
    res.on("close", () => this.pages.delete(res));
  }

  tell(change: Change): void {
    this.write(`data: ${JSON.stringify(change)}\n\n`);
  }

  close(): void {
    clearInterval(this.beat);
    for (const page of this.pages) page.end();
  }

  private write(text: string): void {
    for (const page of this.pages) page.write(text);
  }
}
