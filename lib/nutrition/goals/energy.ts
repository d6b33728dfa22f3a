/** What the equations need. Ages in whole years, from 18 on. */
export type Body = { weightKg: number; heightCm: number; ageYears: number; gender: Gender };
export type Gender = "male" | "female" | "other";

export const ACTIVITY_LEVELS = ["sedentary", "light", "moderate", "active", "very_active"] as const;
export type ActivityLevel = (typeof ACTIVITY_LEVELS)[number];

/** Physical activity level 1.0 to 1.53, to 1.68, to 1.85 and to 2.5 (NASEM 2023, from 19 years). */
const CATEGORIES = ["inactive", "low_active", "active", "very_active"] as const;
type Category = (typeof CATEGORIES)[number];

/** A constant, then kcal a day for each year, centimetre and kilogram. */
type Terms = readonly [base: number, year: number, cm: number, kg: number];
type Equations = Readonly<Record<"male" | "female", Readonly<Record<Category, Terms>>>>;

const FROM_19: Equations = {
  male: {
    inactive: [753.07, -10.83, 6.5, 14.1],
    low_active: [581.47, -10.83, 8.3, 14.94],
    active: [1004.82, -10.83, 6.52, 15.91],
    very_active: [-517.88, -10.83, 15.61, 19.11],
  },
  female: {
    inactive: [584.9, -7.01, 5.72, 11.71],
    low_active: [575.77, -7.01, 6.6, 12.14],
    active: [710.25, -7.01, 6.54, 12.34],
    very_active: [511.83, -7.01, 9.07, 12.56],
  },
};

const BEFORE_19: Equations = {
  male: {
    inactive: [-447.51, 3.68, 13.01, 13.15],
    low_active: [19.12, 3.68, 8.62, 20.28],
    active: [-388.19, 3.68, 12.66, 20.46],
    very_active: [-671.75, 3.68, 15.38, 23.25],
  },
  female: {
    inactive: [55.59, -22.25, 8.43, 17.07],
    low_active: [-297.54, -22.25, 12.77, 14.73],
    active: [-189.55, -22.25, 11.74, 18.34],
    very_active: [-709.59, -22.25, 18.22, 14.25],
  },
};
const GROWTH_KCAL = 20;

/**
 * The report's "low active" is an hour of walking on every day: one or two trainings a week are half of it, six or
 * seven are "active". Two categories stand for halfway between them.
 */
const CATEGORIES_OF: Readonly<Record<ActivityLevel, readonly Category[]>> = {
  sedentary: ["inactive"],
  light: ["inactive", "low_active"],
  moderate: ["low_active"],
  active: ["active"],
  very_active: ["very_active"],
};

/**
 * Energy in kcal a day that keeps the weight: the Estimated Energy Requirement of NASEM, Dietary Reference Intakes for
 * Energy, 2023 (doi 10.17226/26818), by sex, age, height, weight and activity; for "other" the mean of both sexes. A livelier life never takes
 * less than a quieter one, which the equations alone allow for very short men.
 */
export function estimatedEnergy(body: Body, activity: ActivityLevel): number {
  const sexes = body.gender === "other" ? (["male", "female"] as const) : [body.gender];
  return mean(
    sexes.map((sex) => mean(CATEGORIES_OF[activity].map((category) => requirement(body, sex, category)))),
  );
}

function requirement({ ageYears, heightCm, weightKg }: Body, sex: "male" | "female", upTo: Category): number {
  const equations = (ageYears < 19 ? BEFORE_19 : FROM_19)[sex];
  const growth = ageYears < 19 ? GROWTH_KCAL : 0;
  const quieter = CATEGORIES.slice(0, CATEGORIES.indexOf(upTo) + 1);
  return Math.max(
    0,
    ...quieter.map((category) => {
      const [base, year, cm, kg] = equations[category];
      return base + year * ageYears + cm * heightCm + kg * weightKg + growth;
    }),
  );
}

/** Who trains three times a week or more, as the words of the level say. */
export function trains(activity: ActivityLevel): boolean {
  return activity === "moderate" || isAthletic(activity);
}

/** Who trains nearly every day. */
export function isAthletic(activity: ActivityLevel): boolean {
  return activity === "active" || activity === "very_active";
}

/** kg/m². */
export function bodyMassIndex(weightKg: number, heightCm: number): number {
  return weightKg / (heightCm / 100) ** 2;
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
