import { type ReactNode, use, useId } from "react";
import { FieldErrorsContext } from "@/components/forms/form-context";
import { cn } from "@/components/ui/cn";

type ControlProps = {
  id: string;
  name?: string | undefined;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
};

type FieldProps = {
  label: ReactNode;
  /** By which the form reads it and knows what is wrong with it. */
  name?: string;
  hint?: ReactNode;
  /** What is wrong with it, where that is not the form's to say. */
  error?: ReactNode;
  /** Beside the label, e.g. "Esqueceu?" */
  aside?: ReactNode;
  className?: string;
  children: (control: ControlProps) => ReactNode;
};

/** A label, its control, what helps before and what went wrong after, which is read out as it appears. */
export function Field({ label, name, hint, error: given, aside, className, children }: FieldProps) {
  const id = useId();
  const errors = use(FieldErrorsContext);
  const error = given ?? (name && errors[name]);
  const describedBy = cn(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <div data-field={name} className={cn("flex flex-col gap-1.5", className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="text-sm font-semibold text-ink">
          {label}
        </label>
        {aside}
      </div>
      {children({ id, name, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-muted">
          {hint}
        </p>
      )}
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${id}-error`} className="scroll-mb-28 text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
