import { describe, expect, it } from "vitest";
import { heldAfter } from "./held-after";

const HELD = ["arroz-branco 125", "carne-moida 100"];

describe("how something was seasoned, said in passing", () => {
  it.each<string>([
    "Ficou gostosa a carne, temperei com cebolinha da horta.",
    "temperei com cebolinha",
    "a carne ficou ótima, temperada com salsinha",
    "a carne temperei só com alho e sal",
    "ficou uma delícia, temperei com alho da horta",
    "nossa a carne tava boa demais temperei com cheiro-verde e pimenta do reino",
  ])("%s", (said) => expect(heldAfter("almocei arroz e carne moída", said)).toEqual(HELD));

  it.each<[string, string[]]>([
    ["temperei tudo com azeite", [...HELD, "azeite 12"].sort()],
    ["temperei a carne com alho e 1 colher de sopa de azeite", [...HELD, "alho 4", "azeite 12"].sort()],
    ["de sobremesa comi 1 maçã", [...HELD, "maca 150"]],
  ])("neighbours: %s", (said, held) => expect(heldAfter("almocei arroz e carne moída", said)).toEqual(held));
});
