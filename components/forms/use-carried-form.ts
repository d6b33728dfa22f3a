import { type RefObject, useEffect } from "react";
import { carry, takeCarried } from "@/lib/client/carried";

/** Has what was typed into a form's named fields survive a change of language. */
export function useCarriedForm(key: string, form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const typed = takeCarried<Record<string, string>>(key) ?? {};
    for (const [name, value] of Object.entries(typed)) {
      const field = form.current?.elements.namedItem(name);
      if (field instanceof HTMLInputElement && field.value === "") field.value = value;
    }
    return carry(key, () => (form.current ? Object.fromEntries(new FormData(form.current)) : {}));
  }, [key, form]);
}
