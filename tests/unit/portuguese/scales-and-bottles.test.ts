import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a body weight in few words, or with what came of it", () => {
  it.each<[string, string[]]>([
    ["69,9 saí dos 70 chora não Marli", ["kg 69.9"]],
    ["97 cravado na balança aqui da farmácia", ["kg 97"]],
    ["70 kg cravado, culpa do caranguejo", ["kg 70"]],
    ["baixou 700 g graças a deus 96,9", ["kg 96.9"]],
    ["perdi um quilo, hoje deu 103 na balança lá de casa", ["kg 103"]],
    ["subi na balança agora há pouco e ela marcou 79,6 quilos, o Natal não perdoa ninguém", ["kg 79.6"]],
    ["me pesei na balança de saco de milho e deu 87!", ["kg 87"]],
    ["pesei 69,8 hoje, a mesma coisa de quinta, paciência", ["kg 69.8"]],
    ["perdi 2 kg, agora quero chegar em 65", []],
    ["ganhei 2 kg de carne e comi 100 g", ["bife-grelhado 100"]],
    ["meu filho pesa 97 redondo na balança", []],
    ["minha meta é 70 kg cravado", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("water that is told by its bottle", () => {
  it.each<[string, string[]]>([
    ["já foi a garrafa de 2 litros hoje nesse calorão", ["water 2000"]],
    ["squeeze de 750 inteiro", ["water 750"]],
    ["já foi a primeira squeeze de 750 ml", ["water 750"]],
    ["garrafinha de 500 ml vazia já, antes das 10h, milagre", ["water 500"]],
    ["meia garrafa de 1,5 l já foi, e ainda são 11h", ["water 750"]],
    ["enchi a garrafa de um litro de manhã e já bebi ela toda", ["water 1000"]],
    ["dobrei a meta de água 2 litro e meio", ["water 2500"]],
    ["garrafinha de 500 de água no ônibus e outra na loja", ["water 500", "water 500"]],
    ["3 garrafinha de água hj só na loja (500 cada)", ["water 1500"]],
    ["um copão de água bem gelada depois do quintal, uns 400 ml", ["water 400"]],
    ["cappuccino de máquina 150 ml, 4 reais por água suja mas ok", ["cappuccino 155"]],
    ["o café do ministério é horrível e mesmo assim tomei 3 copinhos", ["cafe 150"]],
    ["garrafinha de 500 de suco já foi", ["suco-de-fruta 520"]],
    ["comprei uma garrafa de 2 litros", []],
    ["minha garrafa é de 1 litro", []],
    ["bati a meta de água", []],
    ["tomei um copo de suco e outro de água", ["suco-de-fruta 208", "water 200"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("second helpings, what one takes back at once, and bites of another's", () => {
  it.each<[string, string[]]>([
    ["almocei estrogonofe na firma me servi duas vezes", ["strogonoff-de-carne 300"]],
    ["comi lasanha na sogra eu repeti confesso", ["lasanha 500"]],
    ["mandei ver na galinhada do pastor, repeti, foi uns dois pratos", ["galinhada 600"]],
    ["comi bolo de banana e repeti, 2 fatias", ["bolo-de-banana 140"]],
    ["dois brigadeiros na festinha do Theo (ok, cinco)", ["brigadeiro 75"]],
    ["comi um kg de uva praticamente, ok 400 g", ["uva 400"]],
    ["comi 10 bem casados? não, foram 4", ["bem-casado 160"]],
    ["dei só 3 goles na cerveja do Rafa, tava quente", ["cerveja 91"]],
    ["o Osmar foi de picanha e eu fui de filé de frango", ["frango-grelhado 100"]],
    [
      "um caldo de cana de 300 ml e meio pastel, a outra metade com a Dirce",
      ["caldo-de-cana 315", "pastel 50"],
    ],
    ["refri de 2 litro, meu foi uns 2 copos", ["refrigerante-de-cola 416"]],
    ["tomei 2 copinhos de café da garrafa térmica", ["cafe 100"]],
    ["almocei lasanha, repeti", ["lasanha 500"]],
    ["almocei arroz, repeti 2 conchas de feijão", ["arroz-branco 125", "feijao-carioca 280"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
