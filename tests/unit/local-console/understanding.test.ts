import { describe, expect, it } from "vitest";
import { understand } from "@/lib/portuguese/intents/understand";
import { Explained } from "@/local/console/page/understanding-reading";
import { explain, explainBody } from "@/local/console/understanding";
import tuning from "@/tests/golden/tuning.json";

/** Friday, 20 November 2026, 13:10 in São Paulo. */
const AT = Date.UTC(2026, 10, 20, 16, 10);

function shown(text: string, before = ""): string {
  return Explained({ reading: explain(explainBody.parse({ text, before, at: AT })) })
    .toString()
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
}

describe("what was understood and why", () => {
  it("is what the assistant itself understands", () => {
    const conversation = { last: [], open: null };
    for (const { text } of tuning) {
      const { understood } = explain({ text, before: "", at: AT });
      expect(understood).toEqual(
        understand(text, { now: new Date(AT), timeZone: "America/Sao_Paulo", conversation }),
      );
    }
  });

  it.each([
    ["comi 2 bananas", ["refeição", "bate com o apelido “banana”", "só o número 2"]],
    ["comi iogute", ["tem uma letra de diferença para o"]],
    ["comi lazanha", ["soa como o nome “Lasanha"]],
    ["almocei frango frito", ["Frango frito", "refeição dita", "não dita: a porção usual"]],
    [
      "ontem jantei 100 g de arroz",
      ["dia dito", "100 g, unidade dita", "quinta-feira, 19 de novembro de 2026"],
    ],
    ["comi uns 2 ou 3 ovos", ["entre 2 e 3, fica o meio: 2,5"]],
    ["comi um pouco de arroz", ["“pouco” vale 0,5 da porção usual"]],
    ["bebi 3 copos de água", ["água", "600 ml, hoje; o tamanho de copo foi suposto"]],
    ["peso 724", ["peso", "com as opções: 72,4 kg"]],
    ["comi zurbilax", ["Não reconhecido: “zurbilax”"]],
    ["resumo", ["comando", "summary", "A frase inteira é um comando."]],
    ["quanto comi hoje?", ["pergunta", "Pergunta em vez de contar."]],
  ])("%s", (text, reasons) => {
    const page = shown(text);
    for (const reason of reasons) expect(page).toContain(reason);
  });

  it("reads a correction against the message before it", () => {
    expect(shown("foram 4", "comi 2 pães de queijo")).toContain("Muda o que foi registrado logo antes.");
    expect(shown("foram 4")).not.toContain("Muda o que foi registrado");
  });

  it("keeps what a message holds from becoming markup", () => {
    const page = Explained({
      reading: explain({ text: "comi <img src=x onerror=alert(1)> e 1 ovo", before: "", at: AT }),
    });
    expect(page.toString()).not.toContain("<img");
  });
});
