/** @jsxImportSource hono/jsx */
import type { Element } from "@/lib/portuguese/grammar/element";
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
  verb: "verbo",
  other_person: "outra pessoa",
  me: "a própria pessoa",
  plan: "plano",
  repair: "em vez disso",
  negation: "negação",
  unknown: "desconhecida",
};

/** How the sentence was read: its parts in order, and, for who looks closer, its words. */
export function Steps({ reading: { log, phrase } }: { reading: Reading }) {
  return (
    <>
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

function wordsOf({ start, next }: Element, tokens: readonly Token[]): string {
  const words = tokens.slice(start, next).map(({ word }) => shown(word));
  return words.join(" ");
}

function shown(word: string): string {
  return word === "\n" ? "↵" : word;
}
