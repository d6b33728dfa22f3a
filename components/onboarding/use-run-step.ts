import { useEffect, useEffectEvent, useRef, useState } from "react";
import { FIRST_RUN_STEPS, type FirstRunStep } from "@/lib/onboarding/first-run";

type RunSteps = {
  step: FirstRunStep;
  /** Shows another question; the browser's Back returns from it. */
  go: (to: FirstRunStep) => void;
  /** Shows the question before, by going back where one came from it. */
  goBack: (before: FirstRunStep) => void;
  /** Leaves the questions: behind them lies what lay behind the first. */
  leave: () => void;
};

type Options = {
  /** Where it begins, unless the address says where it was. */
  start: FirstRunStep;
  /** Whether somebody asked for it on the page that lies below, to which Back returns. */
  isAsked: boolean;
  /** Told of a question that is come to. */
  onStep: (step: FirstRunStep) => void;
  /** Back has left the questions. */
  onLeft: () => void;
};

/** What an entry of the browser's history says: from which question it was come to, and how many entries lie below. */
type Entry = { from?: FirstRunStep; depth?: number } | null;

const PARAM = "step";

/** The question that is shown. It stands in the address, so that the browser's Back and Forward move through them. */
export function useRunStep({ start, isAsked, onStep, onLeft }: Options): RunSteps {
  const [step, setStep] = useState(() => stepInAddress() ?? start);
  const [page] = useState(() => window.location.pathname);
  const isLeaving = useRef(false);

  const begin = useEffectEvent(() => {
    if (stepInAddress()) return;
    if (!isAsked) return window.history.replaceState(null, "", addressOf(step));
    window.history.pushState({ depth: 1 }, "", addressOf(step));
    onStep(step);
  });
  const follow = useEffectEvent(() => {
    // To another page, Back leaves the questions as they are.
    if (isLeaving.current || window.location.pathname !== page) return;
    const to = stepInAddress();
    if (!to) return onLeft();
    setStep(to);
    onStep(to);
  });
  useEffect(() => {
    begin();
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);

  function go(to: FirstRunStep) {
    window.history.pushState({ from: step, depth: entry().depth + 1 }, "", addressOf(to));
    setStep(to);
    onStep(to);
  }

  function goBack(before: FirstRunStep) {
    if (entry().from === before) return window.history.back();
    window.history.replaceState(entry(), "", addressOf(before));
    setStep(before);
    onStep(before);
  }

  function leave() {
    isLeaving.current = true;
    const { depth } = entry();
    if (depth === 0) return forget();
    window.addEventListener("popstate", forget, { once: true });
    window.history.go(-depth);
  }

  return { step, go, goBack, leave };
}

function entry() {
  const { from, depth = 0 } = (window.history.state as Entry) ?? {};
  return { from, depth };
}

function stepInAddress(): FirstRunStep | undefined {
  const asked = new URLSearchParams(window.location.search).get(PARAM);
  return FIRST_RUN_STEPS.find((step) => step === asked);
}

function addressOf(step: FirstRunStep | null): string {
  const params = new URLSearchParams(window.location.search);
  if (step) params.set(PARAM, step);
  else params.delete(PARAM);
  return params.size > 0 ? `?${params}` : window.location.pathname;
}

function forget() {
  if (stepInAddress()) window.history.replaceState(null, "", addressOf(null));
}
