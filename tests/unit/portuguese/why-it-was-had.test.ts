import { describe, expect, it } from "vitest";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt } from "@/tests/golden/judge";

/** What one message leaves in the diary on Monday 23, with its day and meal: "23 dinner: sopa-de-legumes". */
function heldAt(hour: string, text: string): string[] {
  const diary = new DiaryInMemory("America/Sao_Paulo");
  diary.say(text, momentAt("2026-11-23", hour, 0));
  return diary.entries.map((entry) => {
    if (entry.type === "meal")
      return `${entry.day.slice(8)} ${entry.kind}: ${entry.items.map(({ foodId }) => foodId).join(", ")}`;
    return `${entry.day.slice(8)} ${entry.type}`;
  });
}

describe("until when it is to last is not when it was had", () => {
  it.each<[string, string, string]>([
    ["10:00", "comi uma banana pra aguentar até o almoço", "23 morning_snack: banana-prata"],
    ["10:00", "uma maçã pra segurar até a hora do almoço", "23 morning_snack: maca"],
    ["10:00", "2 castanhas para enganar a fome até meio-dia", "23 morning_snack: castanha-do-para"],
    ["10:30", "uma maçã porque o almoço hoje só sai às 14h", "23 morning_snack: maca"],
    ["10:30", "um pão de queijo enquanto o almoço não sai", "23 morning_snack: pao-de-queijo"],
    ["10:30", "comi 3 bolachas de água e sal até sair o almoço", "23 morning_snack: biscoito-cream-cracker"],
    ["16:00", "um pão com manteiga pra não chegar com fome na janta", "23 afternoon_snack: pao-com-manteiga"],
    ["16:00", "tomei um café com leite pra segurar até o jantar", "23 afternoon_snack: cafe-com-leite"],
    ["16:30", "um suco de laranja pra aguentar até de noite", "23 afternoon_snack: suco-de-laranja"],
    ["20:00", "uma sopa porque almocei tarde", "23 dinner: sopa-de-legumes"],
  ])("%s %s", (hour, text, held) => expect(heldAt(hour, text)).toEqual([held]));
});

describe("what it makes up for was had another day", () => {
  it.each<[string, string]>([
    ["sopa de legumes pra compensar ontem", "23 dinner: sopa-de-legumes"],
    ["sopa de legumes pra compensar o almoço de ontem", "23 dinner: sopa-de-legumes"],
    ["1 prato de sopa de legumes pra descontar o rodízio de sábado", "23 dinner: sopa-de-legumes"],
    ["jantei sopa de legumes pra compensar o que comi ontem", "23 dinner: sopa-de-legumes"],
    ["sopa de legumes pq ontem jantei pizza", "23 dinner: sopa-de-legumes"],
    ["sopa de legumes porque amanhã tenho exame", "23 dinner: sopa-de-legumes"],
    ["pra compensar o churrasco de ontem hoje só sopa de legumes", "23 dinner: sopa-de-legumes"],
  ])("%s", (text, held) => expect(heldAt("20:00", text)).toEqual([held]));
});

describe("food in a reason was not had besides", () => {
  it.each<[string, string]>([
    ["tomei leite de amêndoas pq leite de vaca me dá gases", "leite-de-amendoas"],
    ["comi tapioca pq o pão acabou", "tapioca"],
    ["comi arroz e ovo que a carne acabou", "arroz-branco, ovo-cozido"],
    ["comi arroz e ovo porque a carne subiu muito", "arroz-branco, ovo-cozido"],
    ["comi sopa de legumes pois a feijoada me dá azia", "sopa-de-legumes"],
    ["almocei só arroz e feijão pq o bife queimou", "arroz-branco, feijao-carioca"],
    ["comi 2 ovos cozidos porque queijo eu não posso", "ovo-cozido"],
    ["comi arroz e bife. Sei que o pão branco não ajuda a minha glicose", "arroz-branco, bife-grelhado"],
  ])("%s", (text, held) => expect(heldAt("12:30", text)).toEqual([`23 lunch: ${held}`]));

  it("nor is a coffee that dries one out", () => {
    expect(heldAt("15:00", "bebi 300 ml de água porque o café desidrata")).toEqual(["23 water"]);
  });
});

describe("what is told beside a reason stays told", () => {
  it.each<[string, string[]]>([
    [
      "almocei tarde porque a reunião atrasou arroz feijão e bife",
      ["23 lunch: arroz-branco, feijao-carioca, bife-grelhado"],
    ],
    ["comi sopa de legumes pq o almoço foi feijoada", ["23 lunch: sopa-de-legumes, feijoada"]],
    ["fiz arroz e bife e comi tudo porque a fome era grande", ["23 lunch: arroz-branco, bife-grelhado"]],
    ["pra aguentar até a janta comi arroz e 2 bananas", ["23 lunch: arroz-branco, banana-prata"]],
    ["bife com arroz pq o arroz eu comi pouco", ["23 lunch: bife-grelhado, arroz-branco"]],
  ])("%s", (text, held) => expect(heldAt("12:30", text)).toEqual(held));
});
