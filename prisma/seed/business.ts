/** The company's professionals, with the codes that they hand out, and how many came with each. */
export const PROFESSIONALS = [
  { code: "GARF0DEM0B1A", professional: "Bianca Torres", members: 9 },
  { code: "GARF0DEM0RU1", professional: "Rui Almeida", members: 3 },
] as const;

export const COMPANY_TERMS = {
  audience: "gym",
  commissionPercent: 15,
  referralCode: "GARF0M0V1MEN",
} as const;

/** Whom the company's link brought, by the place of the patient, and how long ago they came. */
export const REFERRED = [
  { patient: 1, daysAgo: 40 },
  { patient: 3, daysAgo: 33 },
  { patient: 4, daysAgo: 21 },
  { patient: 6, daysAgo: 9 },
  { patient: 7, daysAgo: 4 },
] as const;

export const LEADS = [
  {
    id: "6d1f0a52-0000-4000-8000-000000000001",
    audience: "gym",
    name: "Box Atlântico",
    email: "contato@boxatlantico.test",
    phone: "5521988880001",
    people: "upTo500",
    daysAgo: 1,
    message: "Temos três unidades no Rio e queremos oferecer o Garfo aos alunos do plano anual.",
  },
  {
    id: "6d1f0a52-0000-4000-8000-000000000002",
    audience: "trainer",
    name: "Caíque Rosa",
    email: "caique@treino.test",
    phone: null,
    people: "upTo20",
    daysAgo: 3,
    message: "Sou personal e quero acompanhar se meus alunos registram.",
  },
  {
    id: "6d1f0a52-0000-4000-8000-000000000003",
    audience: "doctor",
    name: "Clínica Vida Plena",
    email: "dra.paula@vidaplena.test",
    phone: "5531977770002",
    people: "upTo100",
    daysAgo: 6,
    message: "",
  },
] as const;

export const COUPONS = [
  { code: "BEMVINDO10", percent: 10, planIds: [], maxUses: null },
  { code: "ANUAL50", cents: 5_000, planIds: ["yearly"], maxUses: 100 },
] as const;

export const INVITED = ["tatiana.freire", "wesley.ramos", "yara.pires"] as const;
