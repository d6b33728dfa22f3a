import { describe, expect, it } from "vitest";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

describe("a count that stands behind its food, past what is said between the two", () => {
  it.each<[string, string[]]>([
    ["a sopa tava sem sal mesmo assim tomei dois pratos", ["sopa-de-legumes 650"]],
    ["enchi o bucho de arroz carreteiro na cozinha do Valdir duas pratada", ["arroz-carreteiro 625"]],
    ["choveu o dia todo fiz bolinho de chuva e nessa foram uns 6 só pra mim", ["bolinho-de-chuva 120"]],
    ["me acabei no pinhão ontem foi bem uns 40 na chapa do fogão", ["pinhao 240"]],
    ["depois da missa tomei um café com cuca no salão paroquial duas fatias", ["cafe 50", "cuca 120"]],
    ["caí no rodízio de pizza com o time, 7 fatias, me julguem", ["pizza-de-mucarela 700"]],
    ["fomos colher morango e eu comi mais do que colhi acho que uns 20", ["morango 240"]],
    ["rolou um vinho aqui, tomei duas taças", ["vinho-tinto 298"]],
    ["o que me serviram foi um carreteiro, comi dois pratos", ["arroz-carreteiro 500"]],
    ["o café tava frio e velho mas tomei dois copinho", ["cafe 100"]],
    ["tomei o café puro, amargo que nem a vida, 1 xícara", ["cafe 200"]],
    // Water besides, and what is of something else.
    ["tomei café e bebi 2 copos", ["cafe 50", "water 400"]],
    ["comi arroz e depois bebi duas garrafas de água", ["arroz-branco 125", "water 1000"]],
    ["uma pizza de 8 pedaços com a família, comi 3", ["pizza-de-mucarela 300"]],
    ["comi arroz na sala 12, que calor", ["arroz-branco 125"]],
    ["suco de laranja no café, 2 fatias de pão", ["pao-de-forma 50", "suco-de-laranja 208"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("a taste, a recipe and what one likes, said in passing behind what was eaten", () => {
  it.each<[string, string[]]>([
    ["suco verde 300ml, gosto de mato, mas bora", ["suco-verde 309"]],
    ["pão integral 2 fatias com ricota, gosto de nada", ["pao-de-forma-integral 50", "queijo-ricota 35"]],
    [
      "uma xícara de arroz, 1 filé de frango, brócolis q eu odeio",
      ["arroz-branco 150", "brocolis 60", "frango-grelhado 100"],
    ],
    ["a minha nora fez pudim, e eu que nunca gostei comi uma fatia e pedi a receita", ["pudim-de-leite 100"]],
    [
      "cuscuz de panela com queijo derretido, uma fatia, receita que uma vizinha baiana me ensinou em 1982",
      ["cuscuz-de-milho 135", "queijo-mucarela 20"],
    ],
    ["gosto de pizza", []],
    ["adoro um bolo de cenoura", []],
    ["eu como 2 ovos e gosto de bacon", []],
    ["2 ovos, 1 xícara de farinha, receita de bolo", []],
    ["tenho 2 ovos e farinha, me passa uma receita", []],
    ["como se faz pudim de leite", []],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("eaten by a figure of speech", () => {
  it.each<[string, string[]]>([
    ["despachei dois pastéis de queijo no intervalo", ["pastel-de-queijo 200"]],
    ["me serviram galinhada na comunidade bati um prato e meio", ["galinhada 450"]],
    ["dei fim a meio pacote de biscoito de polvilho", ["biscoito-de-polvilho 50"]],
    ["roí umas costelinha na festa da igreja", ["costela-suina 120"]],
    ["me joguei num x-bacon depois do show", ["x-bacon 190"]],
    ["quando vi já tinha mandado 9 pães de queijo na reunião", ["pao-de-queijo 360"]],
    ["matei a vontade de comer quindim, 1", ["quindim 50"]],
    ["larguei o garfo só quando acabou o baião de dois, prato de 480 g", ["baiao-de-dois 480"]],
    ["o fornecedor trouxe trufas e duas foram pro meu bucho", ["trufa 60"]],
    ["levei cuca pra vizinha e ela me fez comer uma fatia junto", ["cuca 60"]],
    ["o farmacêutico me ofereceu um café com bolo, aceitei os dois", ["bolo-simples 60", "cafe 50"]],
    ["nem ia comer mas a tia ofereceu né, 3 brigadeiros", ["brigadeiro 45"]],
    ["o menino não quis o resto do mingau e adivinha quem tomou, meio prato", ["mingau 188"]],
    ["sobrou metade do danone da Bia e eu tomei", ["iogurte-de-morango 85"]],
    ["fiz brigadeiro pra vender e comi 6", ["brigadeiro 90"]],
    ["jantar leve, conforme a nutricionista mandou: omelete de dois ovos", ["omelete 110"]],
    ["sobrou metade do danone da Bia", []],
    ["minha mãe me ofereceu bolo", []],
    ["despachei 2 encomendas no correio", []],
    ["caí na rua hoje, comi só uma banana", ["banana-prata 75"]],
    ["larguei o garfo", []],
    ["dei fim no namoro, comi um brigadeiro", ["brigadeiro 15"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("numbers of what nobody eats", () => {
  it.each<[string, string[]]>([
    [
      "comi banana e um punhado de amendoim na 163 não tem nada por 100 km",
      ["amendoim 30", "banana-prata 75"],
    ],
    ["ganhei um bombom da paciente do 5 e comi ali", ["bombom 20"]],
    [
      "prato do dia no posto da BR-040: bife, arroz e feijão. 29,90.",
      ["arroz-branco 125", "bife-grelhado 100", "feijao-carioca 140"],
    ],
    ["comi uma coxinha na rodoviária, oito reais", ["coxinha 100"]],
    ["um chope, quarenta e tantos reais mas vale", ["chopp 303"]],
    [
      "misto quente da cantina e um suco de goiaba de caixa, nota 4",
      ["misto-quente 105", "suco-de-goiaba 208"],
    ],
    ["uma caipirinha de limão, aniversário de casamento 22 anos", ["caipirinha 255"]],
    ["bobó de camarão na 408 sul, um prato, dividi a conta em 6", ["bobo-de-camarao 300"]],
    ["refeição 3 ✅ batata doce 180g frango 140g", ["batata-doce 180", "frango-grelhado 140"]],
    ["iogurte proteico 15g morango 250 ml", ["iogurte-proteico 260"]],
    ["arroz 125, feijão 80, bife 100", ["arroz-branco 125", "bife-grelhado 100", "feijao-carioca 80"]],
    ["jantei na mesa 2 ovos e pão", ["ovo-cozido 90", "pao-frances 50"]],
    ["whey 30 g leite 200 ml", ["leite-integral 206", "whey-protein 30"]],
    ["peso 80,50", ["kg 80.5"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});

describe("somebody spoken to, what was bought and where it was", () => {
  it.each([
    ["comi 2 coxinhas cara", ["coxinha 200"]],
    ["pô cara tomei 500 ml de água cara", ["water 500"]],
    ["comi 2 coxinhas, cara, tava bom", ["coxinha 200"]],
    ["comi inhame, cara e batata doce", ["batata-doce 150", "cara 126", "inhame 120"]],
    ["comi batata doce, cara, inhame", ["batata-doce 150", "cara 126", "inhame 120"]],
    ["comi 1 cara cozido", ["cara 126"]],
    ["Comecei o dia com 79,4 kg.", ["kg 79.4"]],
    ["hj fui na feira e comprei tanta coisa: jambu, pupunha, cupuaçu", []],
    ["2 latas de cerveja de 350 ml no mesmo churrasco", ["cerveja 707"]],
    ["comi 300 g de picanha. Ele pagou, por isso a picanha kkkk", ["picanha 300"]],
  ])("%s", (text, held) => expect(heldAfter(text)).toEqual(held));
});
