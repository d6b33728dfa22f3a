import type { ComponentProps } from "react";
import { FieldErrorsContext } from "@/components/forms/form-context";
import type { FormState } from "@/components/forms/use-form";

type FormProps = Omit<ComponentProps<"form">, "ref" | "onSubmit" | "onChangeCapture" | "method"> & {
  form: FormState;
};

/** A day or a time is typed in a control without a name: a hidden one beside it is what the form reads. */
function fieldOf(control: Element): string {
  return control.closest<HTMLElement>("[data-field]")?.dataset.field ?? "";
}

/** The form of a `useForm`: it may be sent before its script is there, and its fields find what is wrong with them. */
export function Form({ form, className = "flex flex-col gap-5", children, ...rest }: FormProps) {
  return (
    <form
      ref={form.ref}
      data-early
      // Without a script it would be sent to nowhere, and never with what was typed in the address.
      method="post"
      noValidate
      onSubmit={form.onSubmit}
      // Before the field itself hears of it, which may find the next thing wrong.
      onChangeCapture={({ target }) => form.forgive(target.name || fieldOf(target))}
      className={className}
      {...rest}
    >
      <FieldErrorsContext value={form.errors}>{children}</FieldErrorsContext>
    </form>
  );
}
