import { describe, expect, it } from "vitest";
import { itemsOf } from "@/tests/unit/chat/read";
import { heldAfter } from "@/tests/unit/portuguese/held-after";

const [EGGS, RICE, STEAK] = ["ovo-cozido 90", "arroz-branco 125", "bife-grelhado 100"];

describe("what somebody is called who is dear", () => {
  it.each<[string, string[]]>([
    ["comi 2 ovos, minha santinha", [EGGS]],
    ["almocei arroz e bife, amada", [RICE, STEAK]],
    ["comi arroz e bife, meu docinho", [RICE, STEAK]],
    ["meu docinho, comi arroz e bife", [RICE, STEAK]],
    ["bom dia, minha joia! comi 2 ovos", [EGGS]],
    ["oi docinho, comi 2 ovos", [EGGS]],
    ["chuchu, comi 2 ovos", [EGGS]],
    ["minha pimentinha, almocei arroz e bife", [RICE, STEAK]],
    ["meu pudim, comi 2 ovos", [EGGS]],
    ["comi 2 ovos, minha uva", [EGGS]],
    ["comi 2 ovos, viu, minha joia", [EGGS]],
    ["comi 2 ovos, minha linda, e arroz", [RICE, EGGS]],
    ["comi 2 ovos, vida", [EGGS]],
  ])("is no food: %s", (text, held) => expect(heldAfter(text)).toEqual(held));

  it.each<[string, string[]]>([
    ["comi meu pudim", ["pudim-de-leite 100"]],
    ["minha salada foi 80 g", ["salada-verde 80"]],
    ["arroz, bife, meu pudim", [RICE, STEAK, "pudim-de-leite 100"]],
    ["almocei arroz, bife, meu pudim", [RICE, STEAK, "pudim-de-leite 100"]],
    ["meu pudim, comi metade", ["pudim-de-leite 50"]],
    ["minha uva, comi 10", ["uva 80"]],
    ["uva, comi um cacho", ["uva 170"]],
    ["paçoquinha, comi 3 agora", ["pacoca 60"]],
    ["mel, comi 1 colher", ["mel 15"]],
    ["comi arroz e bife, minha paçoquinha", [RICE, STEAK, "pacoca 20"]],
    ["comi 2 ovos, chuchu", ["chuchu 57", EGGS]],
  ])("is eaten where it is told so: %s", (text, held) => expect(heldAfter(text).sort()).toEqual(held.sort()));
});

describe("an ordinary word beside the food", () => {
  it.each(
    `santinha soldadinho costurinha sapatinho franjinha cedulinha cestinha daminha pombinho canetinha bispinho salinha filinha tourinho bobinha
    danadinha furadinha rasgadinha sabidinha certezinha corujinha pence pences ministra charrete mecânica tornado missão salvação bailarina sábio
    polca bônus presídio caída censura chilique dobradiça escândalo fantoche ferradura mandinga rajada blindada locada marejada amada amados aquário tarô`.split(
      /\s+/,
    ),
  )("is no misspelt food: %s", (word) => {
    const read = itemsOf(`fiz uma pausa ${word}, comi 2 ovos`).map(({ foodId }) => foodId);
    expect(read).toEqual(["ovo-cozido"]);
  });

  it.each<[string, string]>([
    ["feijao", "feijao"],
    ["feijaum", "feijao"],
    ["feijam", "feijao"],
    ["macarao", "macarrao"],
    ["macarrãu", "macarrao"],
    ["estrogonofi", "strogonoff"],
    ["lasanhia", "lasanha"],
    ["lazanha", "lasanha"],
    ["brocolis", "brocolis"],
    ["brócoles", "brocolis"],
    ["iorgute", "iogurte"],
    ["presuntu", "presunto"],
    ["muçarela", "queijo-mucarela"],
    ["mussarela", "queijo-mucarela"],
    ["tapioka", "tapioca"],
    ["cuscus", "cuscuz"],
    ["abobra", "abobora"],
    ["abobrina", "abobrinha"],
    ["beringela", "berinjela"],
    ["batatta", "batata"],
    ["mortandela", "mortadela"],
    ["salchicha", "salsicha"],
    ["linguissa", "linguica"],
    ["hamburgue", "hamburguer"],
    ["coxihna", "coxinha"],
    ["cochinha", "coxinha"],
    ["pasteu", "pastel"],
    ["esfirra", "esfiha"],
    ["requeijau", "requeijao"],
    ["mantega", "manteiga"],
    ["margarinna", "margarina"],
    ["abacachi", "abacaxi"],
    ["melansia", "melancia"],
    ["moramgo", "morango"],
    ["laranga", "laranja"],
    ["tangirina", "mexerica"],
    ["jabuticabba", "jabuticaba"],
    ["um pacote de salgadinnho", "salgadinho"],
    ["iscondidinho", "escondidinho"],
    ["escundidinho", "escondidinho"],
    ["um pacote de sagadinho", "salgadinho"],
    ["danonhinho", "petit"],
    ["feijuada", "feijoada"],
    ["rabadda", "rabada"],
    ["panqueka", "panqueca"],
    ["omelette", "omelete"],
    ["pamohna", "pamonha"],
    ["sardina", "sardinha"],
    ["camarau", "camarao"],
    ["chocolati", "chocolate"],
    ["bolaxa maisena", "biscoito"],
    ["empanda", "empada"],
    ["cebolina", "cebolinha"],
  ])("leaves a misspelt food one: %s", (word, food) => {
    expect(itemsOf(`comi ${word}`)[0]?.foodId ?? "").toContain(food);
  });
});
