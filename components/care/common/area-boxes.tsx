import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { CARE_AREAS, type CareArea } from "@/lib/care/access";

/** The names of the boxes, as a form reads them. */
export const AREA_FIELDS = CARE_AREAS.map((area) => `area-${area}` as const);

/** The areas whose boxes are ticked. */
export function readAreas(values: Readonly<Record<string, string>>): CareArea[] {
  return CARE_AREAS.filter((area) => values[`area-${area}`] === "on");
}

/** Which areas are meant, each with what is in it. */
export function AreaBoxes({ legend, ticked }: { legend: string; ticked: readonly CareArea[] }) {
  const t = useTranslations("care.areas");
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {CARE_AREAS.map((area) => (
        <Checkbox
          key={area}
          name={`area-${area}`}
          defaultChecked={ticked.includes(area)}
          label={
            <>
              <span className="font-semibold">{t(`${area}.name`)}</span>{" "}
              <span className="block text-muted first-letter:uppercase">{t(`${area}.text`)}</span>
            </>
          }
        />
      ))}
    </fieldset>
  );
}
