import { Check } from "lucide-react";
import { type ComponentProps, use, useId } from "react";
import { FieldErrorsContext } from "@/components/forms/form-context";
import { cn } from "@/components/ui/cn";

type CheckboxProps = Omit<ComponentProps<"input">, "type"> & {
  label: React.ReactNode;
  /** What is wrong with it, where that is not the form's to say. */
  error?: string;
};

/** A native checkbox whose whole line answers to the touch. */
export function Checkbox({ label, error: given, className, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const errors = use(FieldErrorsContext);
  const error = given ?? (rest.name && errors[rest.name]);
  const inputId = id ?? ownId;
  return (
    <div className={className}>
      <label htmlFor={inputId} className="flex min-h-11 items-start gap-3 py-2 text-sm text-ink">
        <span className="relative mt-px grid size-5 shrink-0 place-items-center">
          <input
            id={inputId}
            type="checkbox"
            className={cn(
              "peer absolute inset-0 appearance-none rounded-[0.375rem] border border-field bg-surface",
              "checked:border-leaf checked:bg-leaf disabled:opacity-60 aria-invalid:border-danger",
            )}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${inputId}-error` : undefined}
            {...rest}
          />
          <Check
            className="pointer-events-none relative hidden size-3.5 text-on-leaf peer-checked:block"
            strokeWidth={3}
            aria-hidden
          />
        </span>
        <span>{label}</span>
      </label>
      <div aria-live="polite" className="contents">
        {error && (
          <p id={`${inputId}-error`} className="text-sm text-danger">
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
