import type { StatusReport } from "./webhook-payload";

/** Reports of one moment travel together: Meta collects them too, up to a thousand a webhook. */
const COLLECT_MS = 50;
const MOST = 1000;

type Waiting = { report: StatusReport; resolve: (httpStatus: number) => void };

/** Hands delivery reports over, several at once where several fall due together. */
export class ReportPost {
  private waiting: Waiting[] = [];

  /** @param push delivers one webhook with these reports and answers its HTTP status */
  constructor(private readonly push: (reports: StatusReport[]) => Promise<number>) {}

  /** Answers the HTTP status of the webhook that carried the report. */
  deliver(report: StatusReport): Promise<number> {
    return new Promise((resolve) => {
      this.waiting.push({ report, resolve });
      if (this.waiting.length === 1) setTimeout(() => void this.post(), COLLECT_MS);
      else if (this.waiting.length >= MOST) void this.post();
    });
  }

  private async post(): Promise<void> {
    const batch = this.waiting.splice(0);
    if (batch.length === 0) return;
    const status = await this.push(batch.map(({ report }) => report));
    for (const { resolve } of batch) resolve(status);
  }
}
