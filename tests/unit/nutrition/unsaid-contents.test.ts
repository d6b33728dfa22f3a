import { describe, expect, it } from "vitest";
import type { AvoidedBecause } from "@/lib/nutrition/warnings/avoided-because";
import { pointedOutIn } from "@/tests/unit/nutrition/told";

describe("what is in a dish that says no word of it", () => {
  it.each<[because: AvoidedBecause, said: string, text: string, outcome: string]>([
    ["allergy", "ovo", "comi um katsu sando", "has"],
    ["allergy", "peixe", "jantei nikujaga", "has"],
    ["allergy", "gergelim", "jantei hot pot chinês", "has"],
    ["allergy", "amendoim", "comi um hotteok", "has"],
    ["allergy", "leite", "tomei calpis", "has"],
    ["allergy", "pistache", "comi kataifi", "has"],
    ["allergy", "trigo", "comi arroz sírio com cabelo de anjo", "has"],
    ["allergy", "leite", "comi tagliatelle Alfredo", "has"],
    ["allergy", "trigo", "comi scaloppine ao limão", "has"],
    ["allergy", "leite", "comi buffalo wings", "has"],
    ["allergy", "aipo", "comi buffalo wings", "may"],
    ["allergy", "leite", "comi pão de calabresa da padaria", "has"],
    ["allergy", "castanha de caju", "comi farofa natalina", "has"],
    ["allergy", "ovo", "comi bolinho de frango", "has"],
    ["allergy", "leite", "comi pudim de coco", "has"],
    ["allergy", "leite", "comi um Moça Fiesta", "has"],
    ["allergy", "trigo", "comi um Lancy", "has"],
    ["allergy", "glúten", "comi petit four", "has"],
    ["allergy", "ovo", "comi bolinho de banana e aveia", "may"],
    ["allergy", "ovo", "comi suspiro de aquafaba", "-"],
    ["allergy", "leite", "comi mousse de aquafaba", "-"],
    ["restriction", "sem açúcar", "comi 2 quadradinhos de chocolate 100% cacau", "-"],
    ["condition", "gestante", "tomei um mojito sem álcool", "-"],
    ["allergy", "peixe", "comi salada com molho mil ilhas", "may"],
    ["allergy", "avelã", "comi brownie de nutella", "has"],
    ["allergy", "moluscos", "comi mexilhão ao vinagrete", "has"],
    ["restriction", "não bebo álcool", "comi banana flambada", "has"],
    ["allergy", "peixe", "comi pizza romana", "has"],
  ])("%s %s: %s", (because, said, text, outcome) => {
    expect(pointedOutIn(because, said, text)).toBe(outcome);
  });
});
