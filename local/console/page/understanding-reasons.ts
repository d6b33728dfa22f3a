import type { Reading } from "@/lib/portuguese/intents/understand";
import type { ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";
import type { SaidItem } from "@/lib/portuguese/portions/portions";
import { fold } from "@/lib/portuguese/text/letters/stems";

const MENDED = ["soa como", "tem uma letra de diferença para", "tem duas letras de diferença para"];

/** By which name a food was found. */
export function foodReason({ match }: SaidItem): string {
  const own = fold(match.called) === fold((match.base ?? match.food).name);
  const name = `${own ? "o nome" : "o apelido"} “${match.called}”`;
  const found = match.mended === null ? `bate com ${name}` : `${MENDED[match.mended] ?? "parece"} ${name}`;
  const variant = match.base
    ? `; as palavras em volta mudam “${match.base.name}” para “${match.food.name}”`
    : "";
  return found + variant;
}

/** Where the amount of a food comes from. */
export function amountReason({ amount, match }: SaidItem): string {
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

/** What the day, the meal and the hour of a meal were taken from. */
export function timeReasons({ log }: Reading, { day, kind, eatenAt }: ParsedMeal): string[] {
  const found = log?.timed.find(
    ({ time }) => time.day === day && time.kind === kind && time.eatenAt === eatenAt,
  );
  const when = found?.when;
  return [
    found?.saidDay ? "dia dito" : "dia não dito: o de hoje",
    mealReason(Boolean(when?.kind), Boolean(when?.hour || when?.period)),
    when?.hour ? `hora dita${when.hour.sure ? "" : ", manhã ou noite pela refeição"}` : "hora não dita",
  ];
}

function mealReason(said: boolean, byHour: boolean): string {
  if (said) return "refeição dita";
  return byHour ? "refeição pela hora dita" : "refeição pela hora da mensagem";
}

function decimal(value: number): string {
  return value.toLocaleString("pt-BR");
}
