/** @jsxImportSource hono/jsx */
import type { Child } from "hono/jsx";
import { assumptionText, containerName } from "@/lib/chat/replies/assumptions";
import { dayName, type Format, figure, mealName } from "@/lib/chat/replies/format";
import { translator } from "@/lib/i18n/translator";
import { portionText } from "@/lib/nutrition/foods/portion";
import type { Reading } from "@/lib/portuguese/intents/understand";
import type { Intent, Understanding } from "@/lib/portuguese/meaning/understanding";
import type { ParsedItem, ParsedMeal } from "@/lib/portuguese/portions/parsed-entries";
import type { SafetyGrade } from "@/lib/portuguese/safety/scene/verdict";
import type { Explanation } from "../understanding";
import type { Markup } from "./page";
import { amountReason, foodReason, timeReasons } from "./understanding-reasons";
import { Steps } from "./understanding-steps";

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
  form: "Diz por si só o que muda, e em quê.",
  answer: "Responde à pergunta que estava aberta.",
  stop: "As palavras de parar e de voltar vêm antes de tudo.",
  health: "Fala de saúde: cuidado e encaminhamento, nunca diagnóstico.",
  command: "A frase inteira é um comando.",
  question: "Pergunta em vez de contar.",
  correction: "Muda o que foi registrado logo antes.",
  record: "Nenhuma regra anterior serviu: vale o que há para registrar, ou a conversa.",
};

/** What was understood of one message: first what follows from it, then how it was read. */
export function Explained({ reading }: { reading: Explanation }): Markup {
  const { understood, by } = reading;
  const { intent, confidence, meals, water, weight, talk, ask, unknown } = understood;
  const format = formatOf(reading);
  return (
    <div class="reading">
      <Care reading={reading} />
      <p class="verdict">
        <b class={`badge intent ${intent}`}>{INTENTS[intent]}</b> {percent(confidence)} de certeza.{" "}
        {RULES[by]}
      </p>
      {meals.map((meal) => (
        <Meal reading={reading} meal={meal} />
      ))}
      {water.map(({ ml, day, assumed }) => (
        <Finding kind="water" name="Água">
          {figure(format, ml)} ml, {dayName(format, day)}
          {assumed.length > 0 &&
            `; o tamanho de ${assumed.map((one) => containerName(format, one)).join(", ")} foi suposto`}
        </Finding>
      ))}
      {weight.map(({ kg, day }) => (
        <Finding kind="weight" name="Peso">
          {figure(format, kg, 1)} kg, {dayName(format, day)}
        </Finding>
      ))}
      <Orders understood={understood} />
      {talk !== null && <Finding kind="talk" name="Conversa" aside={talk} />}
      <Doubts format={format} ask={ask} unknown={unknown} items={itemsInDoubt(reading)} />
      <Steps reading={reading} />
    </div>
  );
}

const GRADES: Record<SafetyGrade, string> = {
  call_now: "ligar agora",
  see_today: "atendimento hoje",
  next_visit: "na próxima consulta",
};

/** An emergency or a feeling: it is answered alone, before anything below. */
function Care({ reading: { safety, felt } }: { reading: Explanation }) {
  if (safety) {
    const { topic, grade, whose, signs, rule, glucose } = safety;
    return (
      <Finding kind="talk" name="Segurança" aside={`${topic}, ${GRADES[grade]}`}>
        Regra “{rule}”, de {whose}, pelos sinais: {signs.map((sign) => `“${sign}”`).join(", ")}
        {glucose !== null && `; glicose ${glucose} mg/dL`}. Só isto é respondido, e nada é registrado.
      </Finding>
    );
  }
  return felt ? (
    <Finding kind="talk" name="Sentimento" aside={felt.feeling}>
      Por “{felt.said}”.
    </Finding>
  ) : null;
}

/** A meal as it would be stored: each food with its grams and the reasons for both. */
function Meal({ reading, meal }: { reading: Reading; meal: ParsedMeal }) {
  const format = formatOf(reading);
  const grams = meal.items.reduce((sum, item) => sum + item.grams, 0);
  return (
    <Finding kind="meal" name={mealName(format, meal.kind)} aside={`${figure(format, grams, 1)} g`}>
      <p class="small">
        {instant(meal.eatenAt)} ({timeReasons(reading, meal).join("; ")})
      </p>
      <ol class="foods">
        {meal.items.map((item) => (
          <Food reading={reading} item={item} />
        ))}
      </ol>
    </Finding>
  );
}

function Food({ reading, item }: { reading: Reading; item: ParsedItem }) {
  const said = reading.log?.weighed.find((weighed) => weighed.item === item)?.said;
  const format = formatOf(reading);
  const assumed = item.assumed.map((one) => assumptionText(format, item, one)).filter((one) => one !== null);
  return (
    <li>
      <p class="amount-of">
        <b>{item.name}</b>
        <span>
          {portionText(item.portion, "pt-BR")} = <b>{figure(format, item.grams, 1)} g</b>
        </span>
      </p>
      <dl class="because">
        <Reason name="Dito">“{item.said}”</Reason>
        {said && <Reason name="Alimento">{foodReason(said)}</Reason>}
        {said && <Reason name="Quantidade">{amountReason(said)}</Reason>}
        {assumed.map((clause) => (
          <Reason name="Suposto">{clause}</Reason>
        ))}
        <Reason name="Certeza">
          {percent(item.confidence)} · <code>{item.foodId}</code>
        </Reason>
      </dl>
    </li>
  );
}

/** Foods that were found and weighed, and yet are not stored before somebody has answered. */
function itemsInDoubt({ log, understood }: Reading): ParsedItem[] {
  if (understood.meals.length === 0 && understood.ask === null) return [];
  const kept = new Set(understood.meals.flatMap(({ items }) => items));
  return (log?.weighed ?? []).map(({ item }) => item).filter((item) => !kept.has(item));
}

function Orders({ understood: { corrections, question, command } }: { understood: Understanding }) {
  return (
    <>
      {corrections.map((correction) => (
        <Finding kind="correction" name="Correção" aside={correction.kind}>
          <Fields order={correction} />
        </Finding>
      ))}
      {question !== null && (
        <Finding kind="question" name="Pergunta" aside={question.kind}>
          <Fields order={question} />
        </Finding>
      )}
      {command !== null && (
        <Finding kind="command" name="Comando" aside={command.kind}>
          <Fields order={command} />
        </Finding>
      )}
    </>
  );
}

/** What else an order says, foods by their names; its kind stands in the heading. */
function Fields({ order: { kind, ...fields } }: { order: { kind: string } }) {
  const told = Object.entries(fields).filter(([, field]) => field !== null && fieldText(field) !== "");
  return (
    <dl class="fields">
      {told.map(([name, field]) => (
        <div>
          <dt>{name}</dt>
          <dd>{fieldText(field)}</dd>
        </div>
      ))}
    </dl>
  );
}

function isItem(field: object): field is ParsedItem {
  return "foodId" in field && "portion" in field;
}

function fieldText(field: unknown): string {
  if (typeof field === "boolean") return field ? "sim" : "não";
  if (Array.isArray(field)) return field.map(fieldText).join(", ");
  if (typeof field !== "object" || field === null) return String(field);
  if (isItem(field)) return `${portionText(field.portion, "pt-BR")} ${field.name}`;
  const { name, said } = field as Record<string, unknown>;
  if (typeof name === "string") return name;
  return typeof said === "string" ? said : JSON.stringify(field);
}

interface DoubtsProps extends Pick<Understanding, "ask" | "unknown"> {
  format: Format;
  items: ParsedItem[];
}

function Doubts({ format, ask, unknown, items }: DoubtsProps) {
  if (!ask && unknown.length === 0 && items.length === 0) {
    return <p class="small">Nenhuma dúvida.</p>;
  }
  return (
    <Finding kind="doubt" name="Dúvidas">
      {ask && (
        <>
          <p>
            Pergunta sobre “{ask.said}” ({ask.asks}), com as opções:
          </p>
          <ul class="answers">
            {ask.options.map((option) => (
              <li>
                {"item" in option
                  ? `${option.item.name}, ${portionText(option.item.portion, "pt-BR")} (${figure(format, option.item.grams, 1)} g)`
                  : `${figure(format, option.weight.kg, 1)} kg`}
              </li>
            ))}
          </ul>
        </>
      )}
      {items.length > 0 && <p>Espera a resposta: {items.map(({ name }) => name).join(", ")}</p>}
      {unknown.length > 0 && <p>Não reconhecido: {unknown.map((said) => `“${said}”`).join(", ")}</p>}
    </Finding>
  );
}

type FindingKind = "meal" | "water" | "weight" | "correction" | "question" | "command" | "talk" | "doubt";

function Finding(props: { kind: FindingKind; name: string; aside?: string; children?: Child }) {
  return (
    <section class={`finding ${props.kind}`}>
      <h3>
        {props.name} {props.aside && <span>{props.aside}</span>}
      </h3>
      {props.children}
    </section>
  );
}

function Reason({ name, children }: { name: string; children?: Child }) {
  return (
    <div>
      <dt>{name}:</dt> <dd>{children}</dd>
    </div>
  );
}

function formatOf({ moment }: Reading): Format {
  return { t: translator("pt-BR"), locale: "pt-BR", today: moment.today };
}

function instant(iso: string): string {
  const options = { dateStyle: "full", timeStyle: "short", timeZone: "America/Sao_Paulo" } as const;
  return new Date(iso).toLocaleString("pt-BR", options);
}

function percent(share: number): string {
  return `${Math.round(share * 100)} %`;
}
