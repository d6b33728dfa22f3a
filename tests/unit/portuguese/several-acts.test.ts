import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const LUNCH = "almocei arroz, feijão, um bife e salada de alface";
const HELD = ["alface 30", "arroz-branco 125", "bife-grelhado 100", "feijao-carioca 140"];

/** What of the lunch is otherwise afterwards, and what is held beside it. */
function otherwise(...said: readonly string[]) {
  const held = heldAfter(LUNCH, ...said);
  return {
    gone: HELD.filter((one) => !held.includes(one)),
    come: held.filter((one) => !HELD.includes(one)),
  };
}

describe("a message in which each clause is an act of its own", () => {
  it.each([
    ["tira o feijão e a salada comi só metade", ["alface 30", "feijao-carioca 140"], ["alface 15"]],
    ["deixei metade da salada e não comi o feijão", ["alface 30", "feijao-carioca 140"], ["alface 15"]],
    [
      "o bife foi 90g e comi só metade do arroz",
      ["arroz-branco 125", "bife-grelhado 100"],
      ["arroz-branco 63", "bife-grelhado 90"],
    ],
    ["o feijão foi 90g e bebi 300ml de água", ["feijao-carioca 140"], ["feijao-carioca 90", "water 300"]],
    ["não comi o bife. pesei 70,5 kg hoje", ["bife-grelhado 100"], ["kg 70.5"]],
    ["tira o arroz, e teve uma laranja também", ["arroz-branco 125"], ["laranja 130"]],
    ["faltou um pudim, e não comi o arroz", ["arroz-branco 125"], ["pudim-de-leite 100"]],
    ["comi um pudim também, e tira o arroz", ["arroz-branco 125"], ["pudim-de-leite 100"]],
    [
      "o arroz era macarrão e teve também uma maçã",
      ["arroz-branco 125"],
      ["maca 150", "macarrao-cozido 200"],
    ],
    ["não comi o feijão e foram 3 bifes", ["bife-grelhado 100", "feijao-carioca 140"], ["bife-grelhado 300"]],
  ])("%s", (text, gone, come) => {
    expect(otherwise(text)).toEqual({ gone, come });
  });

  it.each([
    ["o bife foi 90g e a salada 70g", ["alface 30", "bife-grelhado 100"], ["alface 70", "bife-grelhado 90"]],
    [
      "não comi o arroz, e o feijão só metade",
      ["arroz-branco 125", "feijao-carioca 140"],
      ["feijao-carioca 70"],
    ],
    [
      "troca o arroz por macarrão e o feijão por lentilha",
      ["arroz-branco 125", "feijao-carioca 140"],
      ["lentilha 140", "macarrao-cozido 200"],
    ],
    [
      "o arroz foi metade e a salada também",
      ["alface 30", "arroz-branco 125"],
      ["alface 15", "arroz-branco 63"],
    ],
    [
      "o feijão e a salada foram metade",
      ["alface 30", "feijao-carioca 140"],
      ["alface 15", "feijao-carioca 70"],
    ],
  ])("has the verb of its neighbour: %s", (text, gone, come) => {
    expect(otherwise(text)).toEqual({ gone, come });
  });

  it.each([
    ["não comi o feijão. quanto ficou o total?", ["feijao-carioca 140"], []],
    ["muda o arroz pra 90g. quanto ficou?", ["arroz-branco 125"], ["arroz-branco 90"]],
  ])("asks for the total behind it: %s", (text, gone, come) => {
    expect(otherwise(text)).toEqual({ gone, come });
  });

  it.each([
    ["tira a salada, tinha bacon e deixei no prato", ["alface 30"], []],
    ["tira o arroz, e meu marido comeu uma maçã", ["arroz-branco 125"], []],
    ["tira o arroz e amanhã vou comer macarrão", ["arroz-branco 125"], []],
  ])("what is none tells nothing: %s", (text, gone, come) => {
    expect(otherwise(text)).toEqual({ gone, come });
  });

  it("past a glass of water", () => {
    expect(otherwise("bebi 200 ml de água", "não comi o bife. quanto ficou o total?")).toEqual({
      gone: ["bife-grelhado 100"],
      come: ["water 200"],
    });
  });
});
