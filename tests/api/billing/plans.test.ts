import { expect, it } from "vitest";
import { db } from "@/lib/db";

it("no plan sells what another has for nothing, nor what nobody gets", async () => {
  const plans = await db().plan.findMany({
    where: { id: { in: ["trial", "monthly", "quarterly", "yearly"] } },
  });
  expect(plans).toHaveLength(4);
  const sold = new Set(plans.map(({ features }) => [...features].sort().join(" ")));
  // Nothing looks at the plan but whether one is in force: whoever has one has all of it.
  expect([...sold]).toEqual([
    "acompanhamento_profissional análise_de_fotos diário_alimentar lembretes_inteligentes metas_e_progresso registro_pelo_whatsapp",
  ]);
});
