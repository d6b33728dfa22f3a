import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const BUTTER = "comi um pão francês com manteiga e um café";
const CHEESE_SPREAD = ["cafe 50", "pao-com-requeijao 65"];
const COCONUT = "comi uma tapioca com coco";

describe("what lay on a bread was something else", () => {
  it.each([
    [BUTTER, "não era manteiga no pão não, era requeijão", CHEESE_SPREAD],
    [BUTTER, "no pão não foi manteiga, foi requeijão", CHEESE_SPREAD],
    [BUTTER, "o pão não foi com manteiga foi com requeijão", CHEESE_SPREAD],
    [BUTTER, "pao foi com requeijao nao manteiga", CHEESE_SPREAD],
    [BUTTER, "troca a manteiga do pão por requeijão", CHEESE_SPREAD],
    [BUTTER, "a manteiga do pão era requeijão", CHEESE_SPREAD],
    [
      BUTTER,
      "o pão foi com queijo coalho e não com manteiga",
      ["cafe 50", "pao-frances 50", "queijo-coalho 50"],
    ],
    [COCONUT, "a tapioca foi com queijo coalho não foi com coco", ["tapioca-com-queijo 110"]],
    [COCONUT, "era queijo coalho na tapioca, não coco", ["tapioca-com-queijo 110"]],
    [COCONUT, "na tapioca tinha queijo em vez de coco", ["tapioca-com-queijo 110"]],
    ["comi 2 pães com ovo", "os pães foram com queijo, não com ovo", ["pao-com-queijo 160"]],
    ["comi cuscuz com ovo", "o cuscuz foi com queijo não foi com ovo", ["cuscuz-com-queijo 200"]],
    [
      "comi bolacha com manteiga",
      "era requeijão na bolacha, não manteiga",
      ["biscoito-maisena 30", "requeijao 30"],
    ],
    [
      "comi pão de queijo e pão com manteiga",
      "o pão foi com requeijão e não com manteiga",
      ["pao-com-requeijao 65", "pao-de-queijo 40"],
    ],
    ["almocei panqueca com carne", "a panqueca foi com frango e não com carne", ["panqueca-de-frango 110"]],
  ])("%s / %s", (told, said, held) => expect(heldAfter(told, said).toSorted()).toEqual(held.toSorted()));

  it.each([
    [BUTTER, "o pão foi com manteiga e não com margarina", ["cafe 50", "pao-com-manteiga 60"]],
    [BUTTER, "o pão foi no almoço e não no café", ["cafe 50", "pao-com-manteiga 60"]],
    ["tomei um café com leite", "o café foi com adoçante e não com açúcar", ["cafe-com-leite 204"]],
    [
      "almocei macarrão com molho de tomate",
      "o macarrão foi com molho branco e não com molho de tomate",
      ["macarrao-ao-molho-branco 220"],
    ],
  ])("as it was or as before: %s / %s", (told, said, held) =>
    expect(heldAfter(told, said).toSorted()).toEqual(held),
  );
});

describe("so much of it in each of several", () => {
  it.each([
    [
      "jantei 2 pães franceses com linguiça, uma linguiça em cada pão",
      ["linguica-toscana 120", "pao-frances 100"],
    ],
    ["jantei 2 pães com uma linguiça em cada", ["linguica-toscana 120", "pao-frances 100"]],
    ["comi 2 pães, cada um com uma linguiça", ["linguica-toscana 120", "pao-frances 100"]],
    ["comi 2 pães com queijo, uma fatia em cada pão", ["pao-frances 100", "queijo-mucarela 40"]],
    ["comi 3 torradas com ovo, um ovo em cada torrada", ["ovo-cozido 135", "torrada 24"]],
    ["comi 2 tapiocas com 1 ovo em cada uma", ["ovo-cozido 90", "tapioca 160"]],
    ["comi 2 pães com manteiga e 1 ovo", ["ovo-cozido 45", "pao-com-manteiga 120"]],
    ["comi 2 pães com 2 linguiças", ["linguica-toscana 120", "pao-frances 100"]],
  ])("%s", (said, held) => expect(heldAfter(said).toSorted()).toEqual(held));
});
