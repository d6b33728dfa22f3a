import ts from "typescript";
import { describe, expect, it } from "vitest";
import { hardCodedIn } from "@/scripts/words/hard-coded";
import { referencesIn } from "@/scripts/words/references";

const MADE = `
  interface Promise<T> { then(take: (value: T) => unknown): unknown }
  type ReturnType<F> = F extends (namespace: never) => infer R ? R : never;
  type Translator = { (key: string): string; rich(key: string): string; markup(key: string): string;
    raw(key: string): string; has(key: string): boolean }
  declare function useTranslations<N extends string>(namespace?: N): Translator & { of?: N };
  declare function getTranslations(namespace?: string): Promise<Translator>;
  declare function translator(locale: string): Translator;
  declare const kind: "lunch" | "dinner";
  declare const word: string;
`;

/** The keys that some code reads. */
function keysOf(code: string): string[] {
  const file = ts.createSourceFile(
    "a.tsx",
    `${MADE}${code}`,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const host = ts.createCompilerHost({});
  const program = ts.createProgram(
    ["a.tsx"],
    { noLib: true },
    { ...host, getSourceFile: () => file, fileExists: () => true },
  );
  return referencesIn(file, program.getTypeChecker()).flatMap(({ patterns }) => patterns);
}

describe("keys that code reads", () => {
  it.each([
    ["plain", `const t = useTranslations("a"); t("b.c")`, ["a.b.c"]],
    ["at the root", `const t = useTranslations(); t("b")`, ["b"]],
    ["of an awaited translator", `async () => { const t = await getTranslations("a"); t("b") }`, ["a.b"]],
    ["outside of React", `translator("pt-BR")("a.b")`, ["a.b"]],
    ["with markup", `const t = useTranslations("a"); t.rich("b")`, ["a.b"]],
    [
      "one of several",
      `const t = useTranslations("a"); t(\`x.\${kind}.y\`)`,
      ["a.x.lunch.y", "a.x.dinner.y"],
    ],
    ["a choice", `const t = useTranslations("a"); t(kind === "lunch" ? "b" : "c")`, ["a.b", "a.c"]],
    ["one that only running tells", `const t = useTranslations("a"); t(\`x.\${word}\`)`, ["a.x.*"]],
    ["behind an assertion", `const t = useTranslations("a"); t(\`x.\${word}\` as "x.y")`, ["a.x.*"]],
    [
      "in a namespace of several",
      `const t = useTranslations(\`a.\${kind}\`); t("b")`,
      ["a.lunch.b", "a.dinner.b"],
    ],
    ["of a translator that is handed over", `(t: Translator) => t("a.b")`, ["a.b"]],
    ["told by a template type", `(key: \`a.\${string}\`) => translator("pt-BR")(key as never)`, ["a.*"]],
    ["that nothing tells", '(key: string) => translator("pt-BR")(key)', ["(a key that cannot be told)"]],
    ["of one with a namespace", `(t: ReturnType<typeof useTranslations<"a">>) => t("b")`, ["a.b"]],
  ])("%s", (_name, code, keys) => {
    expect(keysOf(code).sort()).toEqual([...keys].sort());
  });

  it("are no others' calls", () => {
    expect(keysOf(`declare function f(word: string): string; f("a"); word.indexOf("b")`)).toEqual([]);
  });
});

describe("words of a component's own", () => {
  const textsOf = (code: string) =>
    hardCodedIn(ts.createSourceFile("a.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)).map(
      ({ text }) => text,
    );

  it.each([
    ["between tags", "<p>Salvar {n} já</p>", ["Salvar", "já"]],
    ["in braces", `<p>{"Salvar"}</p>`, ["Salvar"]],
    ["in a choice", `<p>{busy ? "Salvando" : t("save")}</p>`, ["Salvando"]],
    ["when something holds", `<p>{busy === "yes" && "Salvando"}</p>`, ["Salvando"]],
    ["in a template", `<p>{\`\${n} kcal\`}</p>`, ["kcal"]],
    ["in what is read aloud", `<button aria-label="Fechar" className="grid" type="button" />`, ["Fechar"]],
    ["in a property", `const x = { title: "Fechar", key: "close", label: "close" }`, ["Fechar"]],
    ["in a notice", `notify.error("Falhou")`, ["Falhou"]],
  ])("%s", (_name, code, texts) => {
    expect(textsOf(code)).toEqual(texts);
  });

  it.each([
    ["signs and figures", "<p>{n} / 10 · –</p>"],
    ["names", "<p>Garfo</p>"],
    ["what stands in the catalogues", `<p title={t("a")}>{t("b")}</p>`],
    ["what is only compared with", `<p>{state === "open" ? t("a") : null}</p>`],
    ["classes", `<p className={busy ? "grid gap-2" : "flex"} />`],
  ])("are not %s", (_name, code) => {
    expect(textsOf(code)).toEqual([]);
  });
});
