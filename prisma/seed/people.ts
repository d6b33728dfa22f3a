import { MEMBERS } from "./members";
import { PATIENTS } from "./patients";
import type { DemoPerson } from "./person";

export const PASSWORD = "garfo-demo-123";
export const COMPANY = { name: "Academia Movimento", seats: 40 };
/** Typed as GARFO-DEMO-ACA; real codes are drawn at random. */
export const COMPANY_CODE = { code: "GARF0DEM0ACA", professional: "Eduardo Nunes", usesLimit: 30 };

const YEARLY = {
  planId: "yearly",
  status: "active",
  startedDaysAgo: 200,
  endsInDays: 165,
  autoRenew: true,
} as const;

/** The accounts that the documentation names, then the patients and the company's members. */
export const PEOPLE: readonly DemoPerson[] = [
  {
    email: "membro@garfo.test",
    name: "Mariana Souza",
    whatsapp: "5511999990001",
    body: { gender: "female", birthDate: "1991-04-18", heightCm: 166, allergies: "Camarão" },
    restrictions: {
      dietary: ["Sem lactose"],
      preferences: ["Comida caseira", "Frutas"],
      conditions: ["Pré-diabetes"],
    },
    goals: { kcal: 1800, protein: 95, kg: 68, inDays: 90 },
    subscription: {
      planId: "yearly",
      status: "active",
      startedDaysAgo: 118,
      endsInDays: 247,
      autoRenew: true,
    },
    card: { lastFour: "4242", brand: "visa" },
    history: {
      ...{ days: 120, adherence: 0.92, steadyDays: 9, appetite: 1.45 },
      ...{ startKg: 78.6, endKg: 72.4, weighEvery: 3, water: 2000 },
    },
  },
  {
    email: "teste@garfo.test",
    name: "Rafael Lima",
    whatsapp: "5511999990002",
    body: { gender: "male", birthDate: "1996-09-02", heightCm: 178 },
    goals: { kcal: 2300, protein: 140, kg: 78, inDays: 120 },
    subscription: { planId: "trial", status: "trial", startedDaysAgo: 11, endsInDays: 3 },
    history: {
      ...{ days: 10, adherence: 0.9, steadyDays: 4, appetite: 1.7 },
      ...{ startKg: 84.2, endKg: 83.5, weighEvery: 3, water: 2200 },
    },
  },
  {
    email: "pendente@garfo.test",
    name: "Camila Rocha",
    body: { gender: "female", birthDate: "1988-01-30", heightCm: 160 },
    subscription: { planId: "monthly", status: "pending_payment", startedDaysAgo: 0, endsInDays: 0 },
  },
  {
    email: "expirado@garfo.test",
    name: "Bruno Martins",
    body: { gender: "male", birthDate: "1985-11-12", heightCm: 174 },
    goals: { kcal: 2100, protein: 130, kg: 80, inDays: 60 },
    subscription: { planId: "monthly", status: "expired", startedDaysAgo: 42, endsInDays: -12 },
    history: {
      ...{ days: 55, adherence: 0.75, silentDays: 12, appetite: 1.6 },
      ...{ startKg: 91, endKg: 89.2, weighEvery: 6, water: 1600 },
    },
  },
  {
    email: "nutri@garfo.test",
    name: "Dra. Helena Prado",
    role: "nutritionist",
    body: { gender: "female", birthDate: "1983-06-25", heightCm: 168 },
    subscription: YEARLY,
  },
  {
    email: "parceiro@garfo.test",
    name: "Eduardo Nunes",
    companyRole: "manager",
    body: { gender: "male", birthDate: "1979-03-08", heightCm: 181 },
    subscription: YEARLY,
  },
  { email: "admin@garfo.test", name: "Administração Garfo", isAdmin: true },
  {
    email: "novo@garfo.test",
    name: "Júlia Alves",
    subscription: { planId: "trial", status: "trial", startedDaysAgo: 0, endsInDays: 7 },
  },
  ...PATIENTS,
  ...MEMBERS,
];
