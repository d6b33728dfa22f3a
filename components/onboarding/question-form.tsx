import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Form } from "@/components/forms/form";
import { FormAlert } from "@/components/forms/form-alert";
import type { useForm } from "@/components/forms/use-form";
import { StepFrame } from "@/components/onboarding/step-frame";
import { Button } from "@/components/ui/button";

type QuestionFormProps = Omit<ComponentProps<typeof StepFrame>, "action"> & {
  form: ReturnType<typeof useForm>;
};

/** A question that is answered in a form: its button goes on, and what went wrong stands below the answers. */
export function QuestionForm({ form, children, ...frame }: QuestionFormProps) {
  const t = useTranslations("firstRun");
  return (
    <Form form={form} className="flex grow flex-col">
      <StepFrame
        {...frame}
        action={
          <Button type="submit" busy={form.busy} className="w-full sm:w-auto">
            {t("next")}
          </Button>
        }
      >
        {children}
        <FormAlert>{form.alert}</FormAlert>
      </StepFrame>
    </Form>
  );
}
