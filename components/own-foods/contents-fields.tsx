import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/forms/checkbox";
import { contentName } from "@/components/own-foods/form-values";
import { DECLARED_CONTENTS } from "@/lib/nutrition/own-foods/own-food";

type ContentsFieldsProps = {
  group: "contains" | "may_contain";
  legend: string;
  ticked: readonly string[];
};

/** What the label declares; the warnings of who avoids it come from here. */
export function ContentsFields({ group, legend, ticked }: ContentsFieldsProps) {
  const t = useTranslations("foods.contents");
  return (
    <fieldset>
      <legend className="text-sm font-semibold">{legend}</legend>
      <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3 lg:grid-cols-4">
        {DECLARED_CONTENTS.map((content) => (
          <Checkbox
            key={content}
            name={contentName(group, content)}
            label={t(content)}
            defaultChecked={ticked.includes(content)}
          />
        ))}
      </div>
    </fieldset>
  );
}
