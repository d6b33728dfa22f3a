import type { SubscriptionStatus } from "@/lib/billing/subscription";

/** What somebody logged so far. */
export type History = {
  /** The first day lies this many days back. */
  days: number;
  /** Share of the days with entries, 0..1. */
  adherence: number;
  /** The last days without a gap, today included. */
  steadyDays?: number;
  /** Days since the last entry; 0: still logging. */
  silentDays?: number;
  /** Size of the portions; 1 makes some 1,350 kcal a day. */
  appetite: number;
  startKg: number;
  endKg: number;
  /** Days between weigh-ins, about. */
  weighEvery: number;
  /** ml a day, about. */
  water: number;
};

export type DemoPerson = {
  email: string;
  name: string;
  role?: "nutritionist";
  companyRole?: "manager" | "member";
  isAdmin?: boolean;
  whatsapp?: string;
  body?: { gender: "male" | "female"; birthDate: string; heightCm: number; allergies?: string };
  restrictions?: { dietary: string[]; preferences: string[]; conditions: string[] };
  goals?: { kcal: number; protein: number; kg: number; inDays: number };
  subscription?: {
    planId: "trial" | "monthly" | "quarterly" | "yearly";
    status: SubscriptionStatus;
    startedDaysAgo: number;
    /** Negative: it is over. */
    endsInDays: number;
    autoRenew?: boolean;
  };
  card?: { lastFour: string; brand: string };
  history?: History;
};
