import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";

/** "dinner: pizza-de-mucarela", on another day after its date. */
function whenHeld(text: string): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(text, momentAt("2026-11-23", "15:30", 0));
  return diary.entries.flatMap((entry) => {
    if (entry.type !== "meal") return [];
    const day = entry.day === "2026-11-23" ? "" : `${entry.day} `;
    return [`${day}${entry.kind}: ${entry.items.map(({ foodId }) => foodId).join(", ")}`];
  });
}

describe("when it was, by how the day is spoken of", () => {
  it.each([
    ["comi 2 bananas na madruga", "supper: banana-prata"],
    ["comecei o dia com 2 ovos cozidos", "breakfast: ovo-cozido"],
    ["abri o dia com mamão", "breakfast: mamao"],
    ["fechei o dia com pizza, 2 fatias", "dinner: pizza-de-mucarela"],
    ["garanti o café com 2 torradas", "breakfast: torrada"],
    ["o café hj foi de cuscuz", "breakfast: cuscuz-de-milho"],
    ["comi amendoim 50 g na estrada, parado 3 horas", "afternoon_snack: amendoim"],
    ["comi uma coxinha depois de 10h em pé", "afternoon_snack: coxinha"],
    ["comi bolo com uma hora de conversa na vizinha", "afternoon_snack: bolo-simples"],
    ["comi pudim, quem chega cedo consegue", "afternoon_snack: pudim-de-leite"],
    ["costela de ontem esquentada, 2 pedaços", "afternoon_snack: costela-bovina"],
    ["fui de salada no almoço pq ontem foi churrasco", "lunch: salada-verde"],
    ["chá de boldo depois da farra de ontem", "afternoon_snack: cha-de-boldo"],
    ["comi um hambúrguer, lanche 10/10", "afternoon_snack: hamburguer"],
    ["comi tofu, vegana há 12 dias", "afternoon_snack: tofu"],
    ["comi torrada, virose dia 2", "afternoon_snack: torrada"],
    ["comi pizza jurando dieta na segunda", "afternoon_snack: pizza-de-mucarela"],
    // As it was.
    ["ontem comi pizza", "2026-11-22 afternoon_snack: pizza-de-mucarela"],
    ["comi uma maçã às 10 horas", "morning_snack: maca"],
    ["dia 20 comi pizza", "2026-11-20 afternoon_snack: pizza-de-mucarela"],
  ])("%s", (text, held) => expect(whenHeld(text)).toEqual([held]));
});
