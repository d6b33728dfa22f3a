/** @jsxImportSource hono/jsx */
import type { Element } from "@/lib/portuguese/grammar/element";
import type { Evidence } from "@/lib/portuguese/intents/margin";
import type { Reading } from "@/lib/portuguese/intents/understand";
import type { Token } from "@/lib/portuguese/text/tokens";

const KINDS: Record<Token["kind"], string> = {
  word: "palavra",
  number: "número",
  ratio: "fração ou data",
  time: "hora",
  mark: "pontuação",
  break: "nova linha",
  emoji: "emoji",
};

const PARTS: Record<Element["type"], string> = {
  food: "alimento",
  amount: "quantidade",
  separator: "separa",
  link: "liga",
  meal: "refeição",
  day: "dia",
  hour: "hora",
  period: "parte do dia",
  same: "o mesmo de antes",
  verb: "verbo",
  other_person: "outra pessoa",
  me: "a própria pessoa",
  plan: "plano",
  repair: "em vez disso",
  negation: "negação",
  yield: "em quantas partes",
  unknown: "desconhecida",
};

/** How the sentence was read: its parts in order, and, for who looks closer, its words. */
export function Steps({ reading: { log, phrase, evidence } }: { reading: Reading }) {
  return (
    <>
      {evidence && <EvidenceOf evidence={evidence} />}
      {log && log.elements.length > 0 && (
        <section class="step">
          <h3>A frase em partes</h3>
          <p class="parts">
            {log.elements.map((element) => (
              <span class={`part ${element.type}`}>
                <b>{wordsOf(element, phrase.tokens)}</b> <small>{PARTS[element.type]}</small>{" "}
              </span>
            ))}
          </p>
        </section>
      )}
      <details class="step">
        <summary>Palavra por palavra</summary>
        <p>
          Texto normalizado: <code>{phrase.line.trim() || "(nada)"}</code>
          {phrase.greeting && (
            <>
              {" "}
              depois da saudação <code>{phrase.greeting.trim()}</code>
            </>
          )}
        </p>
        <p class="parts">
          {phrase.tokens.map(({ word, kind }) => (
            <span class="part">
              <b>{shown(word) || "·"}</b> <small>{KINDS[kind]}</small>{" "}
            </span>
          ))}
        </p>
      </details>
    </>
  );
}

const ACTS: Record<Evidence["claims"][number]["act"], string> = {
  record: "registrar",
  question: "perguntar",
  correction: "corrigir",
  plan: "planejar",
  talk: "conversar",
};

/** How many words were explained, what the message may do, and how far the choice lies before the next. */
function EvidenceOf({ evidence: { coverage, claims, margin } }: { evidence: Evidence }) {
  const percent = `${Math.round(coverage.share * 100)} %`;
  return (
    <section class="step">
      <h3>O que fala por quê</h3>
      <p>
        {percent} das palavras explicadas
        {coverage.left.length > 0 && `; sobraram: ${coverage.left.join(", ")}`}. Margem:{" "}
        {margin.toFixed(2).replace(".", ",")}.
      </p>
      <p class="parts">
        {claims
          .filter(({ score }) => score > 0)
          .map(({ act, score }) => (
            <span class="part">
              <b>{ACTS[act]}</b> <small>{score.toFixed(2).replace(".", ",")}</small>{" "}
            </span>
          ))}
      </p>
    </section>
  );
}

function wordsOf({ start, next }: Element, tokens: readonly Token[]): string {
  const words = tokens.slice(start, next).map(({ word }) => shown(word));
  return words.join(" ");
}

function shown(word: string): string {
  return word === "\n" ? "↵" : word;
}
