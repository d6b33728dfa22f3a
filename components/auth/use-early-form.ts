import { type RefCallback, type RefObject, useCallback, useRef } from "react";
import { answerEarly } from "@/components/layout/answer-early";

/** A form that answers what was asked of it before its script was there. */
export function useEarlyForm(): {
  form: RefObject<HTMLFormElement | null>;
  ref: RefCallback<HTMLFormElement>;
} {
  const form = useRef<HTMLFormElement>(null);
  const ref = useCallback((element: HTMLFormElement | null) => {
    form.current = element;
    answerEarly(element);
  }, []);
  return { form, ref };
}
