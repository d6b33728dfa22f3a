import { expect, it } from "vitest";
import { endPassingNews, keepEnder } from "@/components/ui/passing-news";

it("news of what went well is taken away once, when what comes next has begun", () => {
  const taken: string[] = [];
  keepEnder(() => taken.push("saved"));
  keepEnder(() => taken.push("copied"));
  expect(taken).toEqual([]);
  endPassingNews();
  endPassingNews();
  expect(taken).toEqual(["saved", "copied"]);
});
