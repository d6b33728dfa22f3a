import { describe, expect, it } from "vitest";
import { inPlainTurns } from "@/lib/portuguese/text/plain-turns";

describe("turns of phrase", () => {
  it.each([
    ["esqueci do acarajé de ontem, comi um", "esqueci do acarajé ontem, comi um"],
    ["pão na chapa e média", "pão na chapa e uma média"],
    ["suco de maracujá 300ml sem açúcar", "suco de maracujá sem açúcar 300ml"],
    ["suco de acerola, 300ml sem açucar", "suco de acerola sem açucar, 300ml"],
    ["o suco, um copo de laranja", "o suco de laranja, um copo"],
    ["sopinha de feijão", "sopa de feijão"],
    ["água eu bebi foi dois litros", "água dois litros"],
    ["levei 3 litros de água e bebi 2 litros", "bebi 2 litros de água"],
    ["biscoito recheado, metade do pacote", "biscoito recheado, meio pacote"],
    ["4 pra ser sincero", "4 na verdade"],
    ["brigadeiro. 4. não me julgue", "brigadeiro, 4"],
    ["brigadeiro. 4.", "brigadeiro, 4"],
    ["uma não, duas", "na verdade foram duas"],
    ["só agora consegui almoçar: arroz", "almocei: arroz"],
    ["água eu já tomei dois copos de 200 ml", "tomei dois copos de 200 ml de água"],
    ["de água hoje foi 2 litros", "água hoje 2 litros"],
    ["o café foi copo americano cheio", "o café foi um copo americano cheio"],
    ["esqueci de falar da janta: sopa de feijão", "no janta  comi sopa de feijão"],
    ["o café foi sem açúcar, uso adoçante", "o café foi sem açúcar"],
    ["manga grande, umas 300g de polpa", "manga grande, umas 300g"],
    ["pizza no meio da semana", "pizza na hora da semana"],
    ["comi um xtudo", "comi um x-tudo"],
    ["comi o sanduíche, era pão com queijo", "comi pão com queijo"],
    ["foi 3, o cara deu um a mais", "foi 3, ele deu um a mais"],
  ])("%s: %s", (said, plain) => expect(inPlainTurns(said)).toBe(plain));

  it.each([
    "comi a pizza de ontem",
    "pizza média e suco",
    "comi 2 caras e um inhame",
    "uma fatia não tem glúten",
    "metade do pacote de biscoito",
    "comprei água e bebi 2 copos de leite",
    "comprei garrafa de água e bebi 2 copos de leite",
  ])("leaves %s", (said) => expect(inPlainTurns(said)).toBe(said));
});
