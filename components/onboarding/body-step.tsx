"use client";

import { useTranslations } from "next-intl";
import { useToday } from "@/components/figures/use-day-name";
import { useUnits } from "@/components/figures/use-figures";
import { useWeightDoubt } from "@/components/figures/use-weight-doubt";
import { Field } from "@/components/forms/field";
import { DateInput } from "@/components/forms/inputs/date-input";
import { NumberInput } from "@/components/forms/inputs/number-input";
import { readDecimal, readHeight } from "@/components/forms/inputs/read-number";
import { Select } from "@/components/forms/inputs/select";
import { useErrorText } from "@/components/forms/use-error-text";
import { useForm } from "@/components/forms/use-form";
import { QuestionForm } from "@/components/onboarding/question-form";
import type { StepWays } from "@/components/onboarding/step-frame";
import { useSaveUser } from "@/components/profile/saving/user-api";
import { isLikelyWeight, isPossibleWeight } from "@/lib/nutrition/figures/bounds";
import { kgFrom, shownWeight } from "@/lib/nutrition/figures/units";
import { type Objective, weightGoalOf, weightGoalProblem } from "@/lib/onboarding/first-run";
import { bodyRefusals } from "@/lib/profile/body-check";
import type { User } from "@/lib/profile/user";

const FIELDS = ["gender", "birthDate", "height", "weight", "weightGoal"] as const;
const NEEDED = ["gender", "birthDate", "height", "weight"] as const;
const GENDERS = ["female", "male", "other"] as const;

/** What the goals are computed from. */
export function BodyStep({
  user,
  objective,
  ...ways
}: StepWays & { user: User; objective: Objective | null }) {
  const t = useTranslations("firstRun.body");
  const personal = useTranslations("profile.personal");
  const body = useTranslations("profile.body");
  const words = useTranslations("errors.fields");
  const today = useToday();
  const save = useSaveUser();
  const { weight_unit: unit } = useUnits();
  const doubt = useWeightDoubt();
  const example = (kg: number) => t("weightExample", { weight: shownWeight(unit, kg) });
  const kg = (typed: string) => kgFrom(unit, readDecimal(typed));
  const form = useForm(FIELDS, {
    check: (typed) => {
      const weight = kg(typed.weight);
      const problem = weightGoalProblem(objective, weight, kg(typed.weightGoal));
      const isAsked = isPossibleWeight(weight) && !isLikelyWeight(weight) && !doubt.isSure(weight);
      return {
        ...Object.fromEntries(NEEDED.map((name) => [name, wrong(name, typed)])),
        ...(isAsked && { weight: doubt.ask(weight) }),
        weightGoal: problem && t(problem),
      };
    },
    send: async ({ gender, birthDate, height, weight, weightGoal }) => {
      const goal = weightGoalOf(objective, kg(weight), kg(weightGoal));
      await save.mutateAsync({
        ...{ gender, birthDate, height: readHeight(height), weight: kg(weight) },
        ...(goal && { weightGoal: goal }),
      });
      ways.onNext();
    },
    say: useErrorText("client.update_user"),
  });
  function wrong(name: (typeof NEEDED)[number], typed: Record<(typeof NEEDED)[number], string>) {
    if (!typed[name].trim()) return words("required");
    if (name === "gender") return null;
    const { birthDate, height, weight } = typed;
    const refusal = bodyRefusals({ birthDate, height: readHeight(height), weight: kg(weight) }, today)[name];
    return refusal && words(refusal);
  }
  const asksGoal = objective === "lose" || objective === "gain";
  return (
    <QuestionForm form={form} {...ways} title={t("title")} text={t("text")}>
      <div className="grid grid-cols-2 items-start gap-4">
        <Field name="gender" label={personal("gender")} className="max-sm:col-span-2">
          {(control) => (
            <Select {...control} defaultValue={user.gender ?? ""}>
              <option value="">{personal("select")}</option>
              {GENDERS.map((gender) => (
                <option key={gender} value={gender}>
                  {personal(gender)}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field name="birthDate" label={personal("birthDate")} className="max-sm:col-span-2">
          {(control) => <DateInput {...control} autoComplete="bday" defaultValue={user.birthDate ?? ""} />}
        </Field>
        <Field name="height" label={body("height")}>
          {(control) => (
            <NumberInput {...control} defaultValue={user.height} placeholder={t("heightExample")} />
          )}
        </Field>
        <Field name="weight" label={body("weight", { unit })}>
          {(control) => (
            <NumberInput
              {...control}
              step={0.1}
              defaultValue={user.weight && shownWeight(unit, user.weight)}
              placeholder={example(72.5)}
            />
          )}
        </Field>
        {asksGoal && (
          <Field name="weightGoal" label={t("weightGoal", { unit })} className="col-span-2">
            {(control) => (
              <NumberInput
                {...control}
                step={0.1}
                defaultValue={user.weightGoal && shownWeight(unit, user.weightGoal)}
                placeholder={example(objective === "gain" ? 76 : 68)}
              />
            )}
          </Field>
        )}
      </div>
    </QuestionForm>
  );
}
