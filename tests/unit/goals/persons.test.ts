import { describe, expect, it } from "vitest";
import type { ActivityLevel, Gender } from "@/lib/nutrition/goals/energy";
import { computeFor } from "./person";
import { rowsOf } from "./rows";

/** Reckoned apart from the code, from the equations and rules as docs/goals.md has them. */
const WITH_GOALS = rowsOf(`
  who                  | sex    | age | cm  | kg  | goal | activity    | keeps | floor | kcal | protein | carbs | fat
  Ana, office          | female | 34 | 168 |   72 |   65 | light       | 2235 | 1677 | 1839 |  99 | 224 |  61
  Bruno, office        | male   | 40 | 178 |   92 |   82 | sedentary   | 2774 | 2081 | 2268 | 115 | 283 |  75
  Carla, keeps         | female | 29 | 162 |   58 |    - | moderate    | 2146 | 1610 | 2146 |  93 | 284 |  71
  Diego, gains         | male   | 22 | 180 |   62 |   70 | moderate    | 2763 | 2073 | 2933 | 112 | 403 |  97
  Elisa, small         | female | 45 | 150 |   52 |   48 | sedentary   | 1736 | 1302 | 1450 |  73 | 182 |  48
  Fábio, large         | male   | 38 | 185 |  140 |  100 | light       | 3658 | 2908 | 2908 | 139 | 372 |  96
  Gilda, large         | female | 50 | 160 |  120 |   80 | sedentary   | 2555 | 1917 | 1917 | 109 | 229 |  63
  Hélio, 70            | male   | 70 | 170 |   78 |   72 | light       | 2300 | 1725 | 1871 |  88 | 240 |  62
  Iara, 68 keeps       | female | 68 | 158 |   62 |    - | light       | 1816 | 1362 | 1816 |  68 | 251 |  60
  João, bricklayer     | male   | 33 | 172 |   75 |    - | very_active | 3243 | 2493 | 3243 | 119 | 449 | 108
  Kátia, runner        | female | 27 | 165 |   60 |   57 | active      | 2340 | 1755 | 2010 |  96 | 256 |  67
  Luan, 18             | male   | 18 | 176 |   70 |    - | moderate    | 3042 | 2292 | 3042 | 112 | 421 | 101
  Malu, 18             | female | 18 | 163 |   64 |   58 | light       | 2244 | 1683 | 1892 |  90 | 241 |  63
  Nair, 82             | female | 82 | 150 |   58 |    - | sedentary   | 1547 | 1200 | 1547 |  62 | 210 |  51
  Otto, tall           | male   | 30 | 202 |  110 |   95 | active      | 3747 | 2997 | 3142 | 166 | 386 | 104
  Paula, petite        | female | 25 | 148 |   48 |    - | light       | 1889 | 1417 | 1889 |  48 | 285 |  62
  Quim, lifts          | male   | 26 | 175 |   80 |   86 | very_active | 3461 | 2711 | 3681 | 139 | 507 | 122
  Rita, very large     | female | 42 | 170 |  180 |  120 | sedentary   | 3371 | 2621 | 2621 | 139 | 321 |  87
  Sol, neither         | other  | 31 | 170 |   75 |   70 | light       | 2492 | 1869 | 2080 | 102 | 263 |  69
  Téo, neither, keeps  | other  | 45 | 165 |   60 |    - | active      | 2381 | 1786 | 2381 |  96 | 322 |  79
  Úrsula, menopause    | female | 53 | 161 |   74 |   66 | light       | 2083 | 1563 | 1676 |  94 | 201 |  55
  Vítor, very large    | male   | 29 | 180 |  200 |  120 | light       | 4589 | 3839 | 3839 | 155 | 519 | 127
  Wanda, athlete       | female | 21 | 172 |   63 |   60 | very_active | 2716 | 2037 | 2370 | 101 | 314 |  79
  Xico, short          | male   | 48 | 150 |   60 |    - | sedentary   | 2054 | 1541 | 2054 |  57 | 304 |  68
  Yara, near her goal  | female | 36 | 166 |   61 | 60.5 | moderate    | 2160 | 1620 | 1825 |  98 | 223 |  60
  Zeca, gains little   | male   | 55 | 168 |   64 |   66 | light       | 2244 | 1683 | 2420 |  77 | 348 |  80
  Alda, 64             | female | 64 | 157 |   70 |   65 | light       | 1934 | 1451 | 1549 |  89 | 184 |  51
  Beto, 65             | male   | 65 | 169 |   84 |   76 | moderate    | 2535 | 1902 | 2073 |  89 | 274 |  69
  Cida, 60             | female | 60 | 155 |   58 |   54 | light       | 1806 | 1355 | 1487 |  81 | 181 |  49
  Davi, desk           | male   | 25 | 174 |   88 |   75 | sedentary   | 2854 | 2141 | 2370 | 110 | 305 |  79
  Eva, two jobs        | female | 39 | 159 |   67 |   60 | moderate    | 2165 | 1624 | 1797 | 103 | 214 |  59
  Gil, lorry           | male   | 51 | 176 |  105 |   90 | sedentary   | 2825 | 2119 | 2248 | 118 | 278 |  74
`);

const LEFT_TO_A_PROFESSIONAL = rowsOf(`
  who                        | sex    | age | cm  | kg  | goal | told                                   | why
  anorexia, BMI 17           | female | 24 | 165 |  46 |   43 | Anorexia                               | goal_underweight eating_disorder underweight
  thin, nothing told         | female | 24 | 165 |  46 |    - |                                        | underweight
  thin, would gain           | male   | 20 | 180 |  58 |   70 |                                        | underweight
  healthy, wants too little  | female | 30 | 165 |  55 |   48 |                                        | goal_underweight
  BMI 21 at 72               | female | 72 | 158 |  53 |    - |                                        | underweight
  BMI 23 at 66, wants 21.5   | male   | 66 | 170 |  66 |   62 |                                        | goal_underweight
  BMI 22 at 60, wants 21     | female | 60 | 160 |  57 |   54 |                                        | goal_underweight
  bulimia, BMI 25            | female | 27 | 160 |  64 |   58 | Bulimia                                | eating_disorder
  binge eating, BMI 38       | male   | 41 | 175 | 116 |   90 | Compulsão alimentar                    | eating_disorder
  in recovery                | female | 33 | 168 |  60 |    - | Transtorno alimentar em recuperação    | eating_disorder
  told in own words          | female | 19 | 162 |  60 |   55 | bulimia nervosa desde os 15            | eating_disorder
  TCAP                       | female | 45 | 160 |  95 |   70 | TCAP                                   | eating_disorder
  on dialysis                | male   | 58 | 170 |  70 |    - | Hemodiálise                            | kidney
  kidney disease             | female | 63 | 160 |  70 |   62 | doença renal crônica estágio 3         | kidney
  kidney failure             | male   | 49 | 175 |  80 |   75 | insuficiência renal                    | kidney
  diabetes 1                 | male   | 23 | 178 |  75 |   70 | Diabetes tipo 1                        | insulin
  diabetes 2 with insulin    | female | 59 | 158 |  85 |   75 | Diabetes tipo 2, insulina à noite      | insulin
  bariatric surgery          | female | 38 | 165 |  98 |   75 | Cirurgia bariátrica                    | bariatric
  sleeve                     | male   | 35 | 180 | 120 |   90 | fiz sleeve em 2024                     | bariatric
  balloon                    | female | 29 | 160 |  90 |   70 | Balão gástrico                         | bariatric
  cancer                     | female | 51 | 163 |  70 |   65 | Câncer em tratamento                   | cancer
  cancer in remission        | male   | 60 | 172 |  80 |   75 | Câncer em remissão                     | cancer
  chemotherapy               | female | 47 | 165 |  68 |    - | fazendo quimioterapia                  | cancer
  pregnant                   | female | 31 | 165 |  72 |   65 | Gestação (gravidez)                    | pregnancy
  gestational diabetes       | female | 34 | 160 |  80 |    - | Diabetes gestacional                   | pregnancy
  pregnant, own words        | female | 26 | 165 |  66 |    - | grávida de 5 meses                     | pregnancy
  breastfeeding              | female | 30 | 165 |  70 |   62 | Amamentação                            | lactation
  breastfeeding, own words   | female | 28 | 170 |  74 |   66 | amamentando meu bebê                   | lactation
  heart failure              | male   | 64 | 170 |  85 |   75 | Insuficiência cardíaca                 | fluid
  cirrhosis                  | male   | 55 | 172 |  80 |    - | Cirrose                                | fluid
  phenylketonuria            | female | 22 | 165 |  60 |    - | Fenilcetonúria                         | clinical
  17 years                   | male   | 17 | 178 |  85 |   75 |                                        | minor
  a child                    | female |  9 | 135 |  40 |   32 |                                        | minor
  thin at 16 with bulimia    | female | 16 | 165 |  48 |   45 | Bulimia                                | minor eating_disorder
  a mistyped height          | male   | 30 | 110 |  80 |   75 |                                        | unusual_body
  a mistyped weight          | female | 40 | 160 | 300 |   80 |                                        | unusual_body
`);

const bodyOf = (row: Record<string, string>) => ({
  ...{ gender: row.sex as Gender, heightCm: Number(row.cm), weightKg: Number(row.kg) },
  birthDate: new Date(`${2026 - Number(row.age)}-01-01T00:00:00Z`),
});
const goalOf = ({ goal }: Record<string, string>) => ({ weightGoalKg: goal === "-" ? null : Number(goal) });

describe("goals for", () => {
  it.each(WITH_GOALS.map((row) => [row.who, row] as const))("%s", (_, row) => {
    const { computed, obstacles } = computeFor(
      { ...bodyOf(row), activityLevel: row.activity as ActivityLevel },
      goalOf(row),
    );
    expect(obstacles).toEqual([]);
    expect(computed).toMatchObject({
      ...{
        maintenance_kcal: Number(row.keeps),
        floor_kcal: Number(row.floor),
        calorie_goal: Number(row.kcal),
      },
      ...{ protein_goal: Number(row.protein), carb_goal: Number(row.carbs), fat_goal: Number(row.fat) },
    });
  });
});

describe("no goals, and whom to see, for", () => {
  it.each(LEFT_TO_A_PROFESSIONAL.map((row) => [row.who, row] as const))("%s", (_, row) => {
    const healthConditions = row.told ? [row.told] : [];
    expect(computeFor({ ...bodyOf(row), healthConditions }, goalOf(row))).toMatchObject({
      computed: null,
      obstacles: row.why!.split(" "),
    });
  });
});
