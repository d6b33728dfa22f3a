import { useCallback, useEffect, useRef, useState } from "react";
import type { SignupDraft } from "@/components/auth/sign-up/signup-draft";
import { openStep, type Step } from "@/components/auth/sign-up/signup-steps";
import type { Plan } from "@/lib/billing/plan";

type Steps = {
  step: Step;
  /** Shows another step; the browser's Back returns from it. */
  goTo: (step: Step) => void;
  /** Shows the step that is before this one. */
  goBack: (before: Step) => void;
  /** Shows what the address asks for, as far as `draft` allows. */
  follow: (draft: SignupDraft) => void;
};

/** The step that is shown. It stands in the address, so that the browser's Back and Forward move through the steps. */
export function useSignupStep(draft: SignupDraft, plans: readonly Plan[]): Steps {
  const [step, setStep] = useState<Step>("account");

  const follow = useCallback(
    (of: SignupDraft) => {
      const address = new URL(location.href);
      const asked = address.searchParams.get("step");
      const opened = openStep(asked, of, plans);
      setStep(opened);
      if (asked === null || asked === opened) return;
      address.searchParams.set("step", opened);
      history.replaceState(history.state, "", address);
    },
    [plans],
  );

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);
  useEffect(() => {
    const onPop = () => follow(latest.current);
    window.addEventListener("popstate", onPop);
    return () => window.removeEventListener("popstate", onPop);
  }, [follow]);

  function goTo(next: Step) {
    const address = new URL(location.href);
    address.searchParams.set("step", next);
    history.pushState({ ...history.state, from: step }, "", address);
    setStep(next);
  }

  function goBack(before: Step) {
    if (history.state?.from === before) history.back();
    else goTo(before);
  }

  return { step, goTo, goBack, follow };
}
