import { expect, it } from "vitest";
import { runAll } from "@/lib/jobs/run-all";

it("runs every step in its turn, and tells the first failure when all have run", async () => {
  const ran: string[] = [];
  const step = (name: string, error?: Error) => async () => {
    ran.push(name);
    if (error) throw error;
  };
  const first = new Error("first");
  await expect(runAll([step("a"), step("b", first), step("c", new Error("second")), step("d")])).rejects.toBe(
    first,
  );
  expect(ran).toEqual(["a", "b", "c", "d"]);
  await expect(runAll([step("e")])).resolves.toBeUndefined();
});
