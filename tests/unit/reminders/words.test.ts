import { describe, expect, it } from "vitest";
import { reminderChange } from "@/lib/chat/reminders/reminder-change";
import { pauseOf } from "@/lib/chat/reminders/reminder-pause";
import { understand } from "@/lib/portuguese/intents/understand";
import { EMPTY_CONVERSATION } from "@/lib/portuguese/meaning/conversation";
import { DEFAULT_REMINDERS, type Reminders } from "@/lib/profile/reminders";

function read(text: string) {
  const context = { now: new Date("2026-11-20T15:30:00Z"), timeZone: "America/Sao_Paulo" };
  return understand(text, { ...context, conversation: EMPTY_CONVERSATION }).command;
}

/** What somebody's settings become by these words. */
function changed(text: string, current: Partial<Reminders> = {}) {
  const command = read(text);
  if (command?.kind !== "set_reminder") throw new Error(`not about reminders: ${JSON.stringify(command)}`);
  return reminderChange(command, { ...DEFAULT_REMINDERS, ...current });
}

const ALL_OFF = {
  ...{ meal_reminders: false, water_reminders: false, exercise_reminders: false },
  ...{ evening_summary: false, weekly_report: false },
};

describe("said of today only", () => {
  it.each<[string, readonly string[] | null]>([
    ["sem lembrete de água hoje", ["water"]],
    ["hoje não me lembra do almoço", ["meal:12:30"]],
    ["hoje não precisa me lembrar do treino", ["exercise"]],
    ["desliga os lembretes por hoje", ["meal", "water", "exercise", "evening", "weekly"]],
    ["no water reminders today", ["water"]],
    ["hoje não manda o resumo do dia", ["evening"]],
    ["desliga os lembretes de água", null],
    ["sem lembrete de água a partir de hoje", null],
    ["me lembra de beber água hoje às 16h", null],
  ])("%s", (text, left) => {
    const command = read(text);
    if (command?.kind !== "set_reminder") throw new Error(`not about reminders: ${JSON.stringify(command)}`);
    expect(pauseOf(command, DEFAULT_REMINDERS)).toEqual(left);
  });
});

describe("said to the assistant", () => {
  it.each<[string, Partial<Reminders>]>([
    [
      "me avisa de tomar água às 16h",
      { water_reminders: true, water_times: ["10:00", "15:00", "16:00", "17:30"] },
    ],
    ["para de me lembrar do almoço", { meal_reminders: true, meal_times: ["08:00", "19:30"] }],
    ["não me lembra mais do jantar", { meal_reminders: true, meal_times: ["08:00", "12:30"] }],
    ["cancela o lembrete do café da manhã", { meal_reminders: true, meal_times: ["12:30", "19:30"] }],
    ["tira o lembrete de água das 15h", { water_reminders: true, water_times: ["10:00", "17:30"] }],
    ["para de me avisar da água", { water_reminders: false }],
    ["não precisa mais me lembrar de beber água", { water_reminders: false }],
    ["muda o lembrete do almoço para 13h", { meal_reminders: true, meal_times: ["08:00", "13:00", "19:30"] }],
    [
      "troca o lembrete do jantar pras 20h",
      { meal_reminders: true, meal_times: ["08:00", "12:30", "20:00"] },
    ],
    ["liga de novo o da água só às 10 da manhã", { water_reminders: true, water_times: ["10:00"] }],
    ["muda o lembrete da água pra só de manhã", { water_reminders: true, water_times: ["10:00"] }],
    ["lembrete de água só de noite", { water_reminders: true, water_times: ["19:00"] }],
    ["tá me lembrando de água toda hora, para com isso", { water_reminders: false }],
    ["muda o do jantar pras 7 da noite", { meal_reminders: true, meal_times: ["08:00", "12:30", "19:00"] }],
    ["me lembra de tomar café às 7", { meal_reminders: true, meal_times: ["07:00", "12:30", "19:30"] }],
    [
      "me lembra do lanche da tarde",
      { meal_reminders: true, meal_times: ["08:00", "12:30", "16:00", "19:30"] },
    ],
    [
      "não esquece de me lembrar da água às 11h",
      { water_reminders: true, water_times: ["10:00", "11:00", "15:00", "17:30"] },
    ],
    [
      "me lembra de treinar segunda, quarta e sexta às 7h",
      { exercise_reminders: true, exercise_times: ["07:00"], exercise_days: [1, 3, 5] },
    ],
    [
      "me lembra de treinar às 18h de segunda a sexta",
      { exercise_reminders: true, exercise_times: ["18:00"], exercise_days: [1, 2, 3, 4, 5] },
    ],
    [
      "lembrete de academia ter e qui 6h30",
      { exercise_reminders: true, exercise_times: ["06:30"], exercise_days: [2, 4] },
    ],
    [
      "me lembra de malhar no fim de semana às 9h",
      { exercise_reminders: true, exercise_times: ["09:00"], exercise_days: [6, 7] },
    ],
    ["para de mandar o resumo da noite", { evening_summary: false }],
    ["não quero mais o resumo do dia", { evening_summary: false }],
    ["quero o resumo do dia às 20h", { evening_summary: true, evening_time: "20:00" }],
    ["ativa o resumo diário", { evening_summary: true }],
    ["desativa o relatório semanal", { weekly_report: false }],
    ["liga o relatório semanal", { weekly_report: true }],
    ["não me manda nada depois das 21h", { quiet_start: "21:00" }],
    ["não me mande mensagens antes das 9h", { quiet_end: "09:00" }],
    ["silêncio das 21h às 8h", { quiet_start: "21:00", quiet_end: "08:00" }],
    ["desliga os lembretes", ALL_OFF],
    ["não quero mais lembretes", ALL_OFF],
    ["não quero mais lembretes nem resumos", ALL_OFF],
    ["chega de lembretes", ALL_OFF],
    ["i don't want reminders anymore", ALL_OFF],
    ["liga os lembretes", { meal_reminders: true, water_reminders: true, exercise_reminders: true }],
  ])("“%s”", (text, expected) => {
    expect(changed(text)).toEqual(expected);
  });

  it("the last meal's reminder going turns them off, one that is off already stays off", () => {
    expect(changed("para de me lembrar do almoço", { meal_times: ["12:30"] })).toEqual({
      meal_reminders: false,
    });
    expect(changed("para de me lembrar do almoço", { meal_reminders: false })).toEqual({
      ...{ meal_reminders: false, meal_times: ["08:00", "19:30"] },
    });
    expect(changed("para de me lembrar da ceia")).toMatchObject({ meal_times: DEFAULT_REMINDERS.meal_times });
  });

  it.each([
    ["resumo", "summary"],
    ["resumo do dia", "summary"],
    ["relatório semanal", "week"],
    ["parar de receber mensagens", "stop"],
    ["não me manda mais mensagem", "stop"],
    ["lembretes", "reminders"],
  ])("“%s” still asks for itself", (text, kind) => {
    expect(read(text)?.kind).toBe(kind);
  });
});
