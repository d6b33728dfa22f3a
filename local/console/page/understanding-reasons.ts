import { mealName } from "@/lib/chat/replies/format";
import { translator } from "@/lib/i18n/translator";
import type { Reading } from "@/lib/portuguese/intents/understand";
import type { Assumption, ParsedItem } from "@/lib/portuguese/meaning/parsed-entries";
import type { SaidItem } from "@/lib/portuguese/meaning/portions";
import { fold } from "@/lib/portuguese/text/stems";
import { type Html, html } from "./html";

/** Each food that was found: which name it was found by, where its amount comes from, and what was taken for granted. */
export function itemReasons(
  { log, understood }: Reading,
  assumption: (item: ParsedItem, assumed: Assumption) => string | null,
): Html[] {
  const kept = new Set(understood.meals.flatMap(({ items }) => items));
  return (log?.weighed ?? []).map(({ said, item }) => {
    const assumed = item.assumed.map((one) => assumption(item, one)).filter((one) => one !== null);
    return html`<li><b>${item.name}</b> <code>${item.foodId}</code>, ${item.portion} = ${item.grams} g,
      ${Math.round(item.confidence * 100)} % de certeza${!kept.has(item) && html` <span class="badge pending">em dúvida</span>`}
      <ul>
        <li>Dito: “${item.said}”</li>
        <li>Alimento: ${foodReason(said)}</li>
        <li>Quantidade: ${amountReason(said)}</li>
        ${assumed.map((clause) => html`<li>Suposto: ${clause}</li>`)}
      </ul></li>`;
  });
}

const MENDED = ["soa como", "tem uma letra de diferença para", "tem duas letras de diferença para"];

function foodReason({ match }: SaidItem): string {
  const own = fold(match.called) === fold((match.base ?? match.food).name);
  const name = `${own ? "o nome" : "o apelido"} “${match.called}”`;
  const found = match.mended === null ? `bate com ${name}` : `${MENDED[match.mended] ?? "parece"} ${name}`;
  const variant = match.base
    ? `; as palavras em volta mudam “${match.base.name}” para “${match.food.name}”`
    : "";
  return found + variant;
}

function amountReason({ amount, match }: SaidItem): string {
  if (match.eggs) return `${match.eggs} ovos ditos no nome`;
  if (!amount) return "não dita: a porção usual";
  if (amount.vague) return `“${amount.vague.word}” vale ${decimal(amount.vague.share)} da porção usual`;
  const { quantity, low, high, measure, household, literal } = amount;
  const number =
    low !== null && high !== null
      ? `entre ${decimal(low)} e ${decimal(high)}, fica o meio: ${decimal(quantity)}`
      : decimal(quantity);
  if (measure === null) return `só o número ${number}: conta a medida em que o alimento costuma vir`;
  if (!household) return `${number} ${measure}, unidade dita`;
  return `${number} × ${measure}, medida ${literal ? "dita pelo nome" : "reconhecida noutra grafia ou por outro nome"}`;
}

/** Day, meal and time of each meal, each with what it was taken from. */
export function timeReasons({ log, understood }: Reading): Html[] {
  const t = translator("pt-BR");
  return understood.meals.map(({ day, kind, eatenAt }) => {
    const found = log?.timed.find(
      ({ time }) => time.day === day && time.kind === kind && time.eatenAt === eatenAt,
    );
    const when = found?.when;
    const reasons = [
      found?.saidDay ? "dia dito" : "dia não dito: o de hoje",
      when?.kind
        ? "refeição dita"
        : when?.hour || when?.period
          ? "refeição pela hora dita"
          : "refeição pela hora da mensagem",
      when?.hour ? `hora dita${when.hour.sure ? "" : ", manhã ou noite pela refeição"}` : "hora não dita",
    ];
    const name = mealName({ t, locale: "pt-BR", today: day }, kind);
    return html`<li><b>${name}</b> de ${shown(eatenAt)} (${reasons.join("; ")})</li>`;
  });
}

function decimal(value: number): string {
  return value.toLocaleString("pt-BR");
}

function shown(instant: string): string {
  const options = { dateStyle: "full", timeStyle: "short", timeZone: "America/Sao_Paulo" } as const;
  return new Date(instant).toLocaleString("pt-BR", options);
}
