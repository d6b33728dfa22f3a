import { expect, it } from "vitest";
import { ReportPost } from "@/local/whatsapp/report-post";

const report = (wamid: string) => ({ wamid, status: "sent", recipient: "5511999990001", seconds: 1 });

it("delivers reports of one moment together and tells each how that went", async () => {
  const pushed: string[][] = [];
  const post = new ReportPost(async (reports) => {
    pushed.push(reports.map(({ wamid }) => wamid));
    return reports.length > 1 ? 200 : 503;
  });
  expect(await Promise.all([post.deliver(report("a")), post.deliver(report("b"))])).toEqual([200, 200]);
  expect(await post.deliver(report("c"))).toBe(503);
  expect(pushed).toEqual([["a", "b"], ["c"]]);
});
