import { assumptionText } from "@/lib/chat/replies/assumptions";
import type { Format } from "@/lib/chat/replies/format";
import { translator } from "@/lib/i18n/translator";
import type { Element } from "@/lib/portuguese/grammar/element";
import type { Reading } from "@/lib/portuguese/intents/understand";
import type { Intent, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { Token } from "@/lib/portuguese/text/tokens";
import { type Html, html } from "./html";
import { itemReasons, timeReasons } from "./understanding-reasons";

const INTENTS: Record<Intent, string> = {
  meal: "refeição",
  water: "água",
  weight: "peso",
  correction: "correção",
  question: "pergunta",
  command: "comando",
  greeting: "saudação",
  other: "outra coisa",
};

const RULES: Record<Reading["by"], string> = {
  answer: "Responde à pergunta que estava aberta.",
  stop: "As palavras de parar e de voltar vêm antes de tudo.",
  health: "Fala de saúde: cuidado e encaminhamento, nunca diagnóstico.",
  command: "A frase inteira é um comando.",
  question: "Pergunta em vez de contar.",
  correction: "Muda o que foi registrado logo antes.",
  record: "Nenhuma regra anterior serviu: vale o que há para registrar, ou a conversa.",
};

const KINDS: Record<Token["kind"], string> = {
  word: "palavra",
  number: "número",
  ratio: "fração ou data",
  time: "hora",
  mark: "pontuação",
  break: "nova linha",
  emoji: "emoji",
};

/** The reading of one message, from its words to what would be stored. */
export function explained(reading: Reading): Html {
  const { understood, by, phrase, moment } = reading;
  const format: Format = { t: translator("pt-BR"), locale: "pt-BR", today: moment.today };
  return html`<dl class="reading">
    ${entry("Intenção", html`<b>${INTENTS[understood.intent]}</b>, ${percent(understood.confidence)} de certeza. ${RULES[by]}`)}
    ${entry("Texto normalizado", html`<code>${phrase.line.trim() || "(nada)"}</code>${phrase.greeting && html` depois da saudação <code>${phrase.greeting.trim()}</code>`}`)}
    ${entry("Palavras", row(phrase.tokens.map((token) => chip(token.word === "\n" ? "↵" : token.word || "·", KINDS[token.kind]))))}
    ${reading.log && entry("Partes", row(reading.log.elements.map((element) => chip(wordsOf(element, phrase.tokens), PARTS[element.type]))))}
    ${understood.meals.length > 0 && entry("Alimentos", html`<ul>${itemReasons(reading, (item, assumed) => assumptionText(format, item, assumed))}</ul>`)}
    ${entries(understood)}
    ${understood.meals.length > 0 && entry("Quando", html`<ul>${timeReasons(reading)}</ul>`)}
    ${entry("Dúvidas", doubts(understood))}
  </dl>`;
}

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

function wordsOf({ start, next }: Element, tokens: readonly Token[]): string {
  const words = tokens.slice(start, next).map(({ word }) => (word === "\n" ? "↵" : word));
  return words.join(" ");
}

function entries({ water, weight, corrections, question, command, talk }: Understanding): (Html | false)[] {
  return [
    ...water.map(({ ml, day, assumed }) =>
      entry(
        "Água",
        html`${ml} ml em ${day}${assumed.length > 0 && html`; o tamanho de ${assumed.join(", ")} foi suposto`}`,
      ),
    ),
    ...weight.map(({ kg, day }) => entry("Peso", html`${kg} kg em ${day}`)),
    ...corrections.map((correction) => entry("Correção", data(correction))),
    question !== null &&
      entry(
        "Pergunta",
        data({ ...question, ...("items" in question && { items: question.items.map(({ name }) => name) }) }),
      ),
    command !== null && entry("Comando", data(command)),
    talk !== null && entry("Conversa", html`<code>${talk}</code>`),
  ];
}

function doubts({ ask, unknown }: Understanding): Html {
  if (!ask && unknown.length === 0) return html`Nenhuma.`;
  return html`${
    ask &&
    html`<p>Pergunta sobre “${ask.said}” (${ask.asks}), com as opções:</p>
    <ul>${ask.options.map((option) => html`<li>${"item" in option ? `${option.item.name}, ${option.item.portion} (${option.item.grams} g)` : `${option.weight.kg} kg`}</li>`)}</ul>`
  }
    ${unknown.length > 0 && html`<p>Não reconhecido: ${unknown.map((said) => `“${said}”`).join(", ")}</p>`}`;
}

function entry(name: string, body: Html): Html {
  return html`<div><dt>${name}</dt><dd>${body}</dd></div>`;
}

function row(chips: Html[]): Html {
  return chips.length > 0 ? html`<span class="words">${chips}</span>` : html`(nenhuma)`;
}

function chip(words: string, kind: string): Html {
  return html`<span class="word"><b>${words}</b> <small>${kind}</small></span> `;
}

function data(value: object): Html {
  return html`<code>${JSON.stringify(value)}</code>`;
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
