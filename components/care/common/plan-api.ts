import { queryOptions } from "@tanstack/react-query";
import { CALM, patientPath } from "@/components/care/common/api";
import { useChange } from "@/components/hooks/use-change";
import type {
  ComparedDays,
  NewPlan,
  OwnPlan,
  PatientPlan,
  Plans,
  Templates,
} from "@/lib/care/plans/plan-schema";
import { api } from "@/lib/client/api";
import type { Day } from "@/lib/nutrition/calendar/day";

const planPath = (id: string, record: string, rest = "") => patientPath(id, `/plans/${record}${rest}`);

export function plansQuery(id: string) {
  return queryOptions({
    queryKey: ["patient", id, "plans"],
    queryFn: ({ signal }) => api<Plans>(patientPath(id, "/plans"), { signal }),
    ...CALM,
  });
}

export function planQuery(id: string, record: string) {
  return queryOptions({
    queryKey: ["patient", id, "plans", record],
    queryFn: ({ signal }) => api<PatientPlan>(planPath(id, record), { signal }),
    ...CALM,
  });
}

export function comparedQuery(id: string, record: string) {
  return queryOptions({
    queryKey: ["patient", id, "eaten", record],
    queryFn: ({ signal }) => api<ComparedDays>(planPath(id, record, "/eaten"), { signal }),
    ...CALM,
  });
}

export const templatesQuery = queryOptions({
  queryKey: ["plan-templates"],
  queryFn: ({ signal }) => api<Templates>("/api/nutritionist/templates", { signal }),
  ...CALM,
});

export function ownPlanOptions(day: Day | null) {
  return queryOptions({
    queryKey: ["own-plan", day],
    queryFn: ({ signal }) => api<OwnPlan>("/api/care/plan", { signal, query: { day } }),
    ...CALM,
  });
}

export function useCreatePlan(id: string) {
  const call = (body: NewPlan) => api<PatientPlan>(patientPath(id, "/plans"), { method: "POST", body });
  return useChange(call, [["patient", id]]);
}

export function useSavePlan(id: string, record: string) {
  const call = (body: object) => api<PatientPlan>(planPath(id, record), { method: "PUT", body });
  return useChange(call, [["patient", id, "plans"]]);
}

export function useReleasePlan(id: string, record: string) {
  const call = (version: number) =>
    api<PatientPlan>(planPath(id, record, "/release"), { method: "POST", body: { version } });
  return useChange(call, [["patient", id], ["patients"]]);
}

export function useDropPlan(id: string, record: string) {
  return useChange(() => api(planPath(id, record), { method: "DELETE" }), [["patient", id], ["patients"]]);
}

export function useAddTemplate() {
  const call = (body: { name: string; patient: string; plan: string }) =>
    api<Templates>("/api/nutritionist/templates", { method: "POST", body });
  return useChange(call, [templatesQuery.queryKey]);
}

/** Where the file of a plan is. */
export function paperPath(id: string, record: string): string {
  return planPath(id, record, "/paper");
}

/** Where the file of a period is. */
export function reportPath(id: string, from: Day, to: Day): string {
  return patientPath(id, `/report?from=${from}&to=${to}`);
}
