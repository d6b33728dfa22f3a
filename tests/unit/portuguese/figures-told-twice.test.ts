import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a weight that its own message corrects", () => {
  it.each([
    ["subi na balança e deu 57,9\nnão, 59,7 li ao contrário", "kg 59.7"],
    ["subi na balança e deu 57,9. não, 59,7", "kg 59.7"],
    ["deu 57,9 na balança\nnão, 59,7", "kg 59.7"],
    ["hoje 80,2 kg\nnão, 82,0", "kg 82"],
    ["pesei 71,4 kg\n*74,1", "kg 74.1"],
    ["pesei 57,9\n59,7 na verdade", "kg 59.7"],
    ["peso: 71,4\nerrei, é 71,9", "kg 71.9"],
    ["peso 71,4 kg, não 74,1", "kg 71.4"],
    ["me pesei e deu 71,4\nontem foi 72", "kg 71.4"],
    ["pesei 71,4. não gostei", "kg 71.4"],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([held]));
});

describe("a weight of this very day of the week", () => {
  it.each([
    ["O meu peso desta segunda-feira é 65 kg.", "kg 65"],
    ["meu peso dessa segunda é 65 kg", "kg 65"],
    ["O meu peso nesta segunda-feira é de 65 kg.", "kg 65"],
    ["Meu peso nessa manhã de segunda-feira é 65,4 kg", "kg 65.4"],
    ["meu peso no domingo era 66 kg", "kg 66"],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual([held]));

  it("a dish of a day to come is none", () => expect(heldAfter("segunda é feijoada")).toEqual([]));
});

describe("a glass, and another one at another time", () => {
  it.each([
    ["Bebi um copo d'água de manhã e outro depois do almoço.", ["water 200", "water 200"]],
    [
      "bebi um copo de água ao acordar, outro no almoço e outro à noite",
      ["water 200", "water 200", "water 200"],
    ],
    ["bebi 2 copos de água de manhã e mais um depois do almoço", ["water 200", "water 400"]],
    ["tomei uma garrafa de 500 ml de água de manhã e outra à tarde", ["water 500", "water 500"]],
    ["água: um copo de manhã e outro à tarde", ["water 200", "water 200"]],
    ["tomei 1 copo de água às 8h e outro às 10h", ["water 200", "water 200"]],
    ["bebi um copo de água de manhã e outro não deu tempo", ["water 200"]],
    ["bebi um copo de água no almoço e outro eu derramei", ["water 200"]],
  ])("%s", (said, held) => expect(heldAfter(said)).toEqual(held));

  it("another of something else is that", () => {
    expect(heldAfter("bebi um copo de água de manhã e outro de suco à tarde")).toContain("water 200");
  });
});
