import type { DemoPerson, History } from "./person";

type Row = [
  name: string,
  gender: "male" | "female",
  birthDate: string,
  heightCm: number,
  kcal: number,
  goalKg: number,
  history: History,
];

function history(
  [days, adherence, appetite]: [number, number, number],
  [startKg, endKg, weighEvery]: [number, number, number],
  rest: Partial<History> = {},
): History {
  return { days, adherence, appetite, startKg, endKg, weighEvery, water: 1800, ...rest };
}

/** The nutritionist's patients: each shows something that her panel must notice, or that all is well. */
const ROWS: readonly Row[] = [
  [
    "Ana Beatriz Ferreira",
    "female",
    "1990-02-11",
    165,
    1700,
    64,
    history([90, 0.97, 1.2], [72.3, 67.1, 3], { steadyDays: 20, water: 2200 }),
  ],
  ["Carlos Henrique Dias", "male", "1982-07-19", 176, 2200, 82, history([90, 0.88, 1.6], [94.5, 89.8, 4])],
  // No entry for over a week.
  [
    "Fernanda Castro",
    "female",
    "1994-12-03",
    162,
    1600,
    60,
    history([80, 0.8, 1.2], [68.4, 66.9, 5], { silentDays: 9 }),
  ],
  // Logs fewer than half of the days.
  [
    "Gustavo Moreira",
    "male",
    "1987-05-27",
    182,
    2400,
    90,
    history([75, 0.38, 1.7], [103.2, 102.6, 10], { water: 1200 }),
  ],
  // Loses more than 1.5 % a week.
  ["Isabela Ramos", "female", "1998-08-15", 170, 1650, 62, history([45, 0.93, 0.9], [79.8, 70.4, 2])],
  // Eats less than the floor.
  ["Larissa Teixeira", "female", "1996-03-22", 158, 1500, 52, history([60, 0.9, 0.6], [58.9, 55.2, 4])],
  ["Marcos Vinícius Araújo", "male", "1975-10-09", 172, 2000, 78, history([90, 0.7, 1.45], [86.1, 84.4, 7])],
  // Came this week.
  [
    "Natália Gomes",
    "female",
    "2000-06-01",
    167,
    1800,
    63,
    history([5, 1, 1.3], [69.2, 69, 3], { steadyDays: 5 }),
  ],
  // Wants to gain weight.
  [
    "Otávio Barbosa",
    "male",
    "2001-01-17",
    185,
    3000,
    80,
    history([70, 0.85, 2.2], [69.5, 73.8, 4], { water: 2800 }),
  ],
  ["Patrícia Mendes", "female", "1969-09-30", 161, 1600, 66, history([90, 0.6, 1.2], [74.8, 73.9, 9])],
  // Has been away for a month.
  [
    "Rodrigo Cardoso",
    "male",
    "1992-04-05",
    179,
    2300,
    84,
    history([85, 0.55, 1.6], [96, 95.4, 8], { silentDays: 31 }),
  ],
  [
    "Simone Vieira",
    "female",
    "1980-11-26",
    164,
    1650,
    65,
    history([90, 0.95, 1.2], [71.7, 66.3, 3], { steadyDays: 14, water: 2100 }),
  ],
];

export const PATIENTS: readonly DemoPerson[] = ROWS.map(
  ([name, gender, birthDate, heightCm, kcal, kg, logged], index) => ({
    email: `paciente${String(index + 1).padStart(2, "0")}@garfo.test`,
    name,
    body: { gender, birthDate, heightCm, ...(index === 5 ? { allergies: "Amendoim" } : {}) },
    goals: { kcal, protein: Math.round((kcal * 0.22) / 4), kg, inDays: 90 },
    subscription: {
      planId: index % 3 === 0 ? "yearly" : "monthly",
      status: "active",
      startedDaysAgo: index % 3 === 0 ? logged.days : logged.days % 30,
      endsInDays: index % 3 === 0 ? 365 - logged.days : 30 - (logged.days % 30),
      autoRenew: true,
    },
    history: logged,
  }),
);
