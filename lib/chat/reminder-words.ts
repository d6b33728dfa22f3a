import { type HourReading, hourForMeal, readHour } from "@/lib/chat/hours";
import { mealOfSnack, readMeal } from "@/lib/chat/meal-words";
import type { Phrase } from "@/lib/chat/phrase";
import type { Command, ReminderTopic } from "@/lib/chat/understanding";
import type { MealKind } from "@/lib/nutrition/meal";

type SetReminder = Extract<Command, { kind: "set_reminder" }>;

const REMIND =
  / (?:lembrar|lembra|lembre|lembrete|lembretes|avisa|avise|avisar|avisos?|alerta|alertas|alarme|alarmes|notifica|notificar|notificacao|notificacoes|cobra|cobre|chama|chame) /;
const OFF =
  / (?:desliga|desligar|desligue|desativa|desativar|desative|cancela|cancelar|cancele|tira|tirar|tire|remove|remover|apaga|apagar|exclui|excluir|(?:para|parar|pare) (?:de|com|os|as)|sem|silencia|nao (?:me )?(?:lembra|lembre|avisa|avise|precisa|quero|manda|mande)) /;
const ON =
  / (?:liga|ligar|ligue|ativa|ativar|ative|cria|criar|crie|quero|poe|coloca|marca|adiciona|me (?:lembra|lembre|avisa|avise|chama|chame|cobra|cobre|notifica|alerta)|pode (?:me )?(?:lembrar|avisar)|lembra|avisa|lembre|avise) /;
const TOPICS: readonly [ReminderTopic, RegExp][] = [
  ["water", / (?:agua|hidratar|hidratacao|beber) /],
  [
    "exercise",
    / (?:exercicios?|treino|treinar|academia|malhar|musculacao|caminhada|caminhar|correr|corrida|pedalar|yoga|pilates|atividade fisica) /,
  ],
  [
    "meal",
    / (?:refeicao|refeicoes|almoco|almocar|jantar|janta|cafe|lanche|lanchar|comer|ceia|registrar|anotar|comida) /,
  ],
];
const MOST_TIMES = 8;

/** "me avisa de tomar água às 16h", "desliga os lembretes de refeição". */
export function readReminder(phrase: Phrase): SetReminder | null {
  const { line, tokens } = phrase;
  if (!REMIND.test(line) || phrase.words > 30 || / (?:nao lembro|esqueci) /.test(line)) return null;
  const off = OFF.test(line);
  if (!off && !ON.test(line) && !/ (?:lembrete|alarme|aviso|alerta)s? (?:de|para|das|as|do) /.test(line))
    return null;
  const topic = TOPICS.find(([, words]) => words.test(line))?.[0] ?? null;
  const meal = topic === "meal" ? mealIn(tokens) : null;
  const times = everyFewHours(line) ?? timesIn(tokens, meal);
  // "me lembra" of nothing in particular and at no time is no request.
  if (topic === null && times.length === 0 && !/ (?:lembretes?|avisos?|alarmes?|notificac\S+) /.test(line))
    return null;
  return { kind: "set_reminder", topic, meal, on: !off, times };
}

/** "de 2 em 2 horas", "a cada 3 horas": between eight and eight. */
function everyFewHours(line: string): string[] | null {
  const match = / (?:de (\S+) em \1 horas|(?:a )?cada (\S+) horas) /.exec(line);
  if (!match) return null;
  const words = ["", "uma", "duas", "tres", "quatro", "cinco", "seis"];
  const said = match[1] ?? match[2] ?? "";
  const step = Math.max(words.indexOf(said), Number.parseInt(said, 10) || 0);
  if (step < 1 || step > 6) return null;
  const hours = Array.from({ length: Math.floor(12 / step) + 1 }, (_, i) => 8 + i * step);
  return hours.slice(0, MOST_TIMES).map(clock);
}

function mealIn(tokens: Phrase["tokens"]): MealKind | null {
  for (let i = 0; i < tokens.length; i += 1) {
    const read = readMeal(tokens, i);
    if (read) return read.kind === "snack" ? mealOfSnack(16) : read.kind;
  }
  return null;
}

/** Local "HH:MM", in their order. */
function timesIn(tokens: Phrase["tokens"], meal: MealKind | null): string[] {
  const times = new Set<string>();
  let listing = false;
  for (let i = 0; i < tokens.length && times.size < MOST_TIMES; i += 1) {
    const read: HourReading | null = readHour(tokens, i) ?? (listing ? bareHour(tokens, i) : null);
    if (!read) continue;
    listing = true;
    times.add(clock(meal ? hourForMeal(read.hour, read.sure, meal) : read.hour));
    i = read.next - 1;
  }
  return [...times].sort();
}

/** The "15" of "às 10h e 15". */
function bareHour(tokens: Phrase["tokens"], at: number): HourReading | null {
  const token = tokens[at];
  if (token?.kind !== "number" || !Number.isInteger(token.value) || token.value > 23) return null;
  return { hour: token.value, sure: true, next: at + 1 };
}

function clock(hour: number): string {
  const minutes = Math.round(hour * 60) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}
