import { useSearchParams } from "next/navigation";
import { ROSTER_SORTS, type RosterSegment, type RosterSort, SEGMENTS } from "@/lib/care/roster/roster";

const PATH = "/nutritionist-dashboard";

export const PATIENT_TABS = [
  "summary",
  "diary",
  "progress",
  "goals",
  "plan",
  "anamnesis",
  "notes",
  "report",
] as const;
export type PatientTab = (typeof PATIENT_TABS)[number];

/** What the address says: which patient and tab, or how the list is searched. What makes no sense is left out. */
export type PanelAddress = {
  patient: string | null;
  tab: PatientTab;
  q: string;
  segment: RosterSegment | null;
  sort: RosterSort;
  attention: boolean;
};

export function usePanelAddress(): PanelAddress {
  const params = useSearchParams();
  const oneOf = <T extends string>(list: readonly T[], name: string) =>
    list.find((item) => item === params.get(name)) ?? null;
  return {
    patient: params.get("patient"),
    tab: oneOf(PATIENT_TABS, "tab") ?? "summary",
    q: (params.get("q") ?? "").slice(0, 80),
    segment: oneOf(SEGMENTS, "segment"),
    sort: oneOf(ROSTER_SORTS, "sort") ?? "name",
    attention: params.get("attention") === "true",
  };
}

/** The address of a part of the panel; what is left out stands for its usual value. */
export function panelHref(to: Partial<Record<keyof PanelAddress, string | boolean | null>>): string {
  const entries = Object.entries(to).filter(
    ([name, value]) =>
      value && !(name === "sort" && value === "name") && !(name === "tab" && value === "summary"),
  );
  return entries.length === 0
    ? PATH
    : `${PATH}?${new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))}`;
}

/** Goes there without asking the server for the page. */
export function goToPanel(href: string, how: "push" | "replace" = "push"): void {
  window.history[how === "push" ? "pushState" : "replaceState"](null, "", href);
}
