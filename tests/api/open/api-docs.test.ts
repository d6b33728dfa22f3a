import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { connect } from "@/docs/examples/client.mjs";
import { makeToken } from "@/tests/api/open/token-rig";
import { APP_URL, createMember, sql } from "@/tests/factories";
import { scratchFolder } from "@/tests/scratch";

it("every example of the docs does what it says, one after the other", async () => {
  const member = await createMember({ status: "active" });
  const blocks = [...readFileSync("docs/api.md", "utf8").matchAll(/^```sh\n([\s\S]*?)^```/gm)].map(
    ([, block]) => block!,
  );
  expect(blocks.length).toBeGreaterThan(5);
  const script = blocks
    .join("\n")
    .replaceAll("http://127.0.0.1:3000", APP_URL)
    .replaceAll("membro@garfo.test", member.email)
    .replaceAll("garfo-demo-123", member.password);
  // What is answered with a refusal ends the run.
  const strict = `set -euo pipefail\ncurl() { command curl --fail-with-body "$@"; echo >&2; }\n${script}`;
  const cwd = scratchFolder();
  const { stdout } = await promisify(execFile)("bash", ["-c", strict], { cwd });
  expect(stdout).toContain("BEGIN:VCALENDAR");
  expect(stdout).toContain("log_by_words");
  expect(readFileSync(join(cwd, "garfo.csv"), "utf8")).toContain("Alimentos das refeições");
  const [row] = await sql("SELECT count(*)::int AS count FROM app.meals WHERE user_id = $1", [member.userId]);
  expect(row?.count).toBeGreaterThanOrEqual(4);
});

it("the client in twenty lines logs, looks and says what goes wrong", async () => {
  const member = await createMember({ status: "active" });
  const garfo = connect(APP_URL, (await makeToken(member)).token);
  const meal = await garfo.log("almocei 2 ovos");
  expect((await garfo.day(meal.day)).totals.kcal).toBe(meal.totals.kcal);
  expect(await garfo.weigh(70.5)).toMatchObject({ kg: 70.5 });
  expect((await garfo.foods("arroz")).foods.length).toBeGreaterThan(0);
  await expect(garfo.log("xyzzy")).rejects.toMatchObject({ code: "nothing_understood", status: 422 });
});
