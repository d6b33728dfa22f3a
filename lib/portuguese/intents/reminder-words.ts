import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Command, ReminderTopic } from "@/lib/portuguese/meaning/command";
import { type HourReading, hourForMeal, readHour } from "@/lib/portuguese/terms/hours";
import { mealOfSnack, readMeal } from "@/lib/portuguese/terms/meal-words";
import type { Phrase } from "@/lib/portuguese/vocabulary/phrase";

type SetReminder = Extract<Command, { kind: "set_reminder" }>;

const REMIND =
  / (?:lembrar|lembra|lembre|lembrete|lembretes|avisa|avise|avisar|avisos?|alerta|alertas|alarme|alarmes|notifica|notificar|notificacao|notificacoes|cobra|cobre|cobrar|chama|chame|lembrando|avisando|cobrando|notificando) /;
const OFF =
  / (?:desliga|desligar|desligue|desativa|desativar|desative|cancela|cancelar|cancele|tira|tirar|tire|remove|remover|apaga|apagar|exclui|excluir|chega de|(?:para|parar|pare) (?:de|com|(?:os|as) (?:lembretes?|avisos?|alertas?|alarmes?|notificac\S+))|sem|silencia|nao (?:me )?(?:lembra|lembre|avisa|avise|precisa|quero|manda|mande)) /;
const ON =
  / (?:liga|ligar|ligue|ativa|ativar|ative|cria|criar|crie|quero|poe|coloca|marca|adiciona|me (?:lembra|lembrar|lembre|avisa|avise|chama|chame|cobra|cobre|notifica|alerta)|pode (?:me )?(?:lembrar|avisar)|lembra|avisa|lembre|avise) /;
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
const MOST_TIMES = 12;
const MOVES =
  / (?:muda|mude|mudar|troca|troque|trocar|altera|altere|alterar|passa|passe|passar|adianta|adiante|adiantar|atrasa|atrase|atrasar|move|mova|mover|joga|coloca|bota|poe|ajusta|ajuste|remarca|remarque) /;
/** "sem lembrete de água hoje"; "a partir de hoje" is for good. */
const TODAY = /^(?!.* (?:a partir de|desde|de) hoje (?:em diante )?).* hoje /;

/** What is written without being asked for each time, beside the reminders. */
const RECAP =
  / (?:resumo|resuminho|relatorio|balanco)s? (?:d[ao]s? (?:noite|dia|fim do dia|semana|domingos?)|diarios?|noturnos?|semana(?:l|is)) /;
const WEEKLY = / (?:semana|semanal|semanais|domingos?) /;
const SWITCH_ON =
  / (?:liga|ligar|ligue|ativa|ativar|ative|reativa|reativar|tod[oa]s? (?:o |os |as )?(?:dias?|noites?|domingos?)) /;
const QUIET =
  / (?:nao (?:me )?(?:manda|mande|mandar|envia|envie|escreve|escreva|incomoda|incomode|chama|chame)(?: .{0,30})? (?:depois|antes) d\S+|silencio (?:d\S+|entre|depois|antes|a partir)) /;

/** "me avisa de tomar água às 16h", "desliga os lembretes de refeição", "para de mandar o resumo da noite". */
export function readReminder(phrase: Phrase): SetReminder | MoveReminder | null {
  return readRecap(phrase) ?? readMove(phrase) ?? readOfThem(phrase) ?? readAboutReminder(phrase);
}

type MoveReminder = Extract<Command, { kind: "move_reminder" }>;

const AGAIN =
  /^ (?:nao |entao |melhor |na verdade |alias |agora |mas )*(?:adia|adie|adiar|adianta|adiante|atrasa|atrase|muda|mude|passa|passe|troca|troque|bota|poe|coloca|deixa|remarca|joga)(?: (?:ele|isso|esse|o lembrete))? (?:para |pra |pras )?(?:as |a )?\S+(?: \S+){0,2} $/;

/** "adia pra 19h" after a reminder was set: that one, at another time; null for anything else. */
export function readReminderAgain({ line, tokens }: Phrase, from: string): MoveReminder | null {
  const [to, ...more] = AGAIN.test(line) ? timesIn(tokens, null, false) : [];
  return to && more.length === 0 ? { kind: "move_reminder", from, to } : null;
}

/** "muda o lembrete das 10h para as 11h" */
function readMove({ line, tokens, words }: Phrase): MoveReminder | null {
  if (!REMIND.test(line) || !MOVES.test(line) || words > 16) return null;
  const [from, to, ...more] = timesIn(tokens, null, false);
  return from && to && more.length === 0 && / (?:para|pra|pro|por) /.test(line)
    ? { kind: "move_reminder", from, to }
    : null;
}

/** When the night begins for who wants to hear nothing "à noite" or "de madrugada". */
const NIGHT = "20:00";
const LATE = "22:00";
const AT_NIGHT =
  / (?:nao (?:quero|me|precisa|receber|gosto)|para de|pare de|sem|chega de|desliga|silencia) (?:\S+ ){0,8}?(?:a|de|da|na|durante a|pela) (noite|madrugada|manha) /;
const NOON = "12:00";

/** "não me manda nada depois das 21h", "silêncio das 22h às 7h", "sem mensagem à noite": hours, and no wish to stop altogether. */
export function readQuietHours({ line, tokens, words }: Phrase): SetReminder | null {
  const night = AT_NIGHT.exec(line)?.[1];
  const ofMessages =
    / (?:mensage(?:m|ns)|msg|lembretes?|avisos?|notificac\S+|nada|mand\S+|envi\S+|avis\S+|incomod\S+) /.test(
      line,
    );
  if (
    night &&
    ofMessages &&
    words <= 16 &&
    !RECAP.test(line) &&
    !/ (?:comi|jantei|agua|comer|beber|cafe) /.test(line)
  ) {
    if (night === "manha")
      return { kind: "set_reminder", topic: "quiet", meal: null, on: true, times: ["", NOON] };
    const start = night === "noite" ? NIGHT : LATE;
    return { kind: "set_reminder", topic: "quiet", meal: null, on: true, times: [start, ""] };
  }
  if (!QUIET.test(line) || words > 16) return null;
  const times = timesIn(tokens, null, false);
  const [first = "", second = ""] = times;
  if (!first) return null;
  const isEnd = second === "" && / antes d/.test(line);
  return {
    kind: "set_reminder",
    topic: "quiet",
    meal: null,
    on: true,
    times: isEnd ? ["", first] : [first, second],
  };
}

function readRecap({ line, tokens, words }: Phrase): SetReminder | null {
  if (!RECAP.test(line) || words > 16) return null;
  const on = !OFF.test(line);
  const times = timesIn(tokens, "supper").slice(0, 1);
  if (on && times.length === 0 && !SWITCH_ON.test(line)) return null;
  const topic = WEEKLY.test(line) ? "weekly" : "evening";
  const today = !on && TODAY.test(line);
  return {
    kind: "set_reminder",
    topic,
    meal: null,
    on,
    times: topic === "weekly" ? [] : times,
    ...(today && { today }),
  };
}

/** "liga de novo só o da água", "desliga os de refeição", "muda o do jantar pras 19h": of reminders, which were just spoken of. */
const OF_THEM =
  /^ (?:(?:agora|mas|e|so|pode) )*(?:(liga|ligue|religa|ativa|ative|reativa)|(desliga|desligue|desativa|cancela|tira)|muda|mude|troca|passa|bota|coloca|poe)(?: (?:de novo|novamente|denovo|so|somente|apenas|por favor))* (?:o|os|a|as) d[eoa]s? (\S+(?: (?!(?:so|as?|para|pra) )\S+){0,2}?)(?: (?:de novo|novamente))?( (?:(?:so|somente|apenas|para|pra) )*(?:as?|das|de) .*)? $/;

function readOfThem({ line, tokens }: Phrase): SetReminder | null {
  const [, on, off, of, rest = ""] = OF_THEM.exec(line) ?? [];
  const topic = of ? TOPICS.find(([, words]) => words.test(` ${of} `))?.[0] : undefined;
  if (!topic) return null;
  const meal = topic === "meal" ? mealIn(tokens) : null;
  // "tira o do almoço" may be of what was eaten.
  if (meal && / (?:tira|cancela) /.test(line)) return null;
  const times = rest === "" ? [] : timesIn(tokens, meal);
  // What is moved says where to: "muda o do jantar" alone may be of a plate.
  if ((rest !== "" || !(on || off)) && times.length === 0) return null;
  return { kind: "set_reminder", topic, meal, on: !off, times, ...onlyIn(line, times) };
}

/** "só às 10h", "só de manhã": the others of its kind go. */
function onlyIn(line: string, times: readonly string[]): Pick<SetReminder, "only"> {
  if (times.length > 0) return ONLY_AT.test(line) ? { only: "times" } : {};
  const part = / (?:so|somente|apenas) (?:(?:de|da|pela|a|na|no periodo da) )*(manha|tarde|noite) /.exec(
    line,
  )?.[1];
  return part ? { only: PARTS[part as keyof typeof PARTS] } : {};
}

const ONLY_AT = / (?:so|somente|apenas) (?:(?:para|pra) )?(?:as?|das|de|no|na|ao?) /;
const PARTS = { manha: "morning", tarde: "afternoon", noite: "evening" } as const;

function readAboutReminder(phrase: Phrase): SetReminder | null {
  const { line, tokens } = phrase;
  if (!REMIND.test(line) || phrase.words > 30 || / (?:nao lembro|esqueci) /.test(line)) return null;
  const off = OFF.test(line);
  const names = / (?:lembrete|alarme|aviso|alerta)s? (?:de|para|das?|as|dos?) /.test(line);
  if (!off && !ON.test(line) && !names) return null;
  const topic = TOPICS.find(([, words]) => words.test(line))?.[0] ?? null;
  const meal = topic === "meal" ? (mealIn(tokens) ?? (/ cafe /.test(line) ? "breakfast" : null)) : null;
  // "tá me lembrando toda hora, para com isso": off, whenever it was.
  const times = (off ? null : everyFewHours(line)) ?? timesIn(tokens, meal);
  // "me lembra" of nothing in particular and at no time is no request.
  if (topic === null && times.length === 0 && !/ (?:lembretes?|avisos?|alarmes?|notificac\S+) /.test(line))
    return null;
  const days = topic === "exercise" ? weekdaysIn(line) : [];
  const today = off && TODAY.test(line);
  return {
    kind: "set_reminder",
    topic,
    meal,
    on: !off,
    times,
    ...(!off && onlyIn(line, times)),
    ...(days.length > 0 && { days }),
    ...(today && { today }),
  };
}

const DAYS = [
  "seg(?:unda)?",
  "ter(?:ca)?",
  "qua(?:rta)?",
  "qui(?:nta)?",
  "sex(?:ta)?",
  "sab(?:ado)?",
  "dom(?:ingo)?",
];
const DAY = (index: number) => `${DAYS[index]}s?(?: feiras?)?`;
const ANY_DAY = `(?:${DAYS.map((_, index) => `(${DAY(index)})`).join("|")})`;

/** ISO weekdays: "segunda, quarta e sexta", "de segunda a sexta", "no fim de semana". */
function weekdaysIn(line: string): number[] {
  if (/ (?:tod[oa]s? (?:os? )?dias?|diariamente) /.test(line)) return [1, 2, 3, 4, 5, 6, 7];
  if (/ dias? (?:de semana|util|uteis) /.test(line)) return [1, 2, 3, 4, 5];
  const days = new Set<number>(/ fi(?:m|ns) de semana /.test(line) ? [6, 7] : []);
  for (let day = 1; day <= 7; day++) {
    if (new RegExp(` ${DAY(day - 1)}[ ,]`).test(line)) days.add(day);
  }
  const range = new RegExp(` ${ANY_DAY} (?:a|ate) ${ANY_DAY} `).exec(line)?.slice(1);
  if (range) {
    const [from, to] = [range.slice(0, 7), range.slice(7)].map((groups) => groups.findIndex(Boolean) + 1);
    for (let day = from as number; day !== to; day = (day % 7) + 1) days.add(day);
  }
  return [...days].sort();
}

/** "de 2 em 2 horas", "a cada 3 horas", "de hora em hora das 8 às 18": between eight and eight where nothing is said. */
function everyFewHours(line: string): string[] | null {
  const hourly = / (?:(?:de )?horas? em horas?|(?:a )?cada horas?|toda (?:a )?horas?) /.test(line);
  const match = / (?:de (\S+) em \1 horas|(?:a )?cada (\S+) horas) /.exec(line);
  if (!match && !hourly) return null;
  const words = ["", "uma", "duas", "tres", "quatro", "cinco", "seis"];
  const told = match?.[1] ?? match?.[2] ?? "1";
  const step = Math.max(words.indexOf(told), Number.parseInt(told, 10) || 0);
  if (step < 1 || step > 6) return null;
  const range =
    /(?:das?|de|entre) (?:as )?(\d{1,2})(?:h\S*| horas?)? (?:as|ate|a|e)(?: as)? (\d{1,2})(?:h\S*| horas?)? /.exec(
      line,
    );
  const [from, to] = range ? [Number(range[1]), Number(range[2])] : [8, 20];
  if (from === undefined || to === undefined || to <= from) return null;
  const hours = Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);
  return hours.slice(0, MOST_TIMES).map(clock);
}

function mealIn(tokens: Phrase["tokens"]): MealKind | null {
  for (let i = 0; i < tokens.length; i += 1) {
    const read = readMeal(tokens, i);
    if (read) return read.kind === "snack" ? mealOfSnack(16) : read.kind;
  }
  return null;
}

/** Local "HH:MM", sorted unless their order says something. */
function timesIn(tokens: Phrase["tokens"], meal: MealKind | null, sorted = true): string[] {
  const times = new Set<string>();
  let listing = false;
  for (let i = 0; i < tokens.length && times.size < MOST_TIMES; i += 1) {
    const read: HourReading | null = readHour(tokens, i) ?? (listing ? bareHour(tokens, i) : null);
    if (!read) continue;
    listing = true;
    times.add(clock(meal ? hourForMeal(read.hour, read.sure, meal) : read.hour));
    i = read.next - 1;
  }
  return sorted ? [...times].sort() : [...times];
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
