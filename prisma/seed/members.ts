import type { DemoPerson } from "./person";
import { randomFrom } from "./random";

const NAMES = [
  ...[
    "Adriana Lopes",
    "Alexandre Pinto",
    "Aline Freitas",
    "André Carvalho",
    "Bianca Duarte",
    "Caio Fernandes",
  ],
  ...[
    "Daniela Moura",
    "Diego Santana",
    "Elaine Batista",
    "Fábio Correia",
    "Gabriela Rezende",
    "Heitor Campos",
  ],
  ...[
    "Ingrid Sales",
    "João Pedro Reis",
    "Karina Monteiro",
    "Leonardo Farias",
    "Luciana Braga",
    "Mateus Queiroz",
  ],
  ...[
    "Mônica Peixoto",
    "Nelson Guimarães",
    "Priscila Tavares",
    "Renato Assis",
    "Sabrina Coelho",
    "Thiago Barros",
  ],
  "Vanessa Porto",
];

/** The 25 people of the company: most subscribe, some on trial, some whose subscription has ended. */
export const MEMBERS: readonly DemoPerson[] = NAMES.map((name, index): DemoPerson => {
  const random = randomFrom(`member ${index}`);
  const isWoman = /a$|Ingrid|Elaine|Aline/.test(name.split(" ")[0] ?? "");
  const heightCm = Math.round(isWoman ? random.between(154, 174) : random.between(167, 188));
  const startKg = Math.round(random.between(21, 31) * (heightCm / 100) ** 2 * 10) / 10;
  const subscription = subscriptionOf(index);
  const days = subscription.status === "trial" ? 3 : Math.round(random.between(20, 45));
  const adherence = random.between(0.3, 1);
  return {
    email: `colaborador${String(index + 1).padStart(2, "0")}@garfo.test`,
    name,
    companyRole: "member",
    body: {
      gender: isWoman ? "female" : "male",
      birthDate: `${Math.round(random.between(1965, 2003))}-0${1 + (index % 9)}-1${index % 10}`,
      heightCm,
    },
    subscription,
    history: {
      ...{ days, adherence, startKg, weighEvery: 6, water: 1700 },
      endKg: startKg - random.between(-0.5, 2.5),
      appetite: isWoman ? 1.2 : 1.6,
      silentDays:
        subscription.status === "expired" ? 16 : subscription.status === "active" && index % 6 === 5 ? 10 : 0,
    },
  };
});

function subscriptionOf(index: number): NonNullable<DemoPerson["subscription"]> {
  if (index % 8 === 7) return { planId: "monthly", status: "expired", startedDaysAgo: 45, endsInDays: -15 };
  if (index % 8 === 3) return { planId: "trial", status: "trial", startedDaysAgo: 2, endsInDays: 5 };
  const startedDaysAgo = (index * 7) % 30;
  return {
    planId: "monthly",
    status: "active",
    startedDaysAgo,
    endsInDays: 30 - startedDaysAgo,
    autoRenew: true,
  };
}
