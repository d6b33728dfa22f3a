import { infiniteQueryOptions, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { useChange } from "@/components/hooks/use-change";
import type { Accesses, Care, CareLinkView, GrantBody, NewInvitation } from "@/lib/care/care-schema";
import type { PatientDiary, PatientProfile } from "@/lib/care/patient-views";
import type { Practice } from "@/lib/care/practice-schema";
import type { AnamnesisView, Comment, Comments, Note, Notes } from "@/lib/care/records/record-schema";
import type { PatientGoals, PatientSummary } from "@/lib/care/roster/patient-summary";
import type { Roster } from "@/lib/care/roster/roster-schema";
import { api } from "@/lib/client/api";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { Progress } from "@/lib/nutrition/views/progress";

/** Read when the page opens and after a change; a form may be open on it. */
export const CALM = { refetchInterval: false, refetchOnWindowFocus: false } as const;

export const practiceQuery = queryOptions({
  queryKey: ["practice"],
  queryFn: ({ signal }) => api<Practice>("/api/nutritionist/practice", { signal }),
  ...CALM,
});

/** @param token of an invitation's link, which shows also to whom it was not addressed */
export function careQuery(token: string | null) {
  return queryOptions({
    queryKey: ["care", token],
    queryFn: ({ signal }) => api<Care>("/api/care", { signal, query: { token } }),
    ...CALM,
  });
}

export const accessesQuery = infiniteQueryOptions({
  queryKey: ["care-accesses"],
  queryFn: ({ signal, pageParam }) =>
    api<Accesses>("/api/care/accesses", { signal, query: { cursor: pageParam, limit: 20 } }),
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: Accesses) => nextCursor,
  ...CALM,
});

export type RosterFilter = { q: string; segment: string | null; sort: string; attention: boolean };

export function rosterQuery({ q, segment, sort, attention }: RosterFilter) {
  return infiniteQueryOptions({
    queryKey: ["patients", q, segment, sort, attention],
    queryFn: ({ signal, pageParam }) =>
      api<Roster>("/api/nutritionist/patients", {
        signal,
        query: { q: q || null, segment, sort, attention: attention || null, cursor: pageParam, limit: 25 },
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Roster) => nextCursor,
    placeholderData: keepPreviousData,
    ...CALM,
  });
}

export const patientPath = (id: string, rest = "") => `/api/nutritionist/patients/${id}${rest}`;

export function summaryQuery(id: string) {
  return queryOptions({
    queryKey: ["patient", id],
    queryFn: ({ signal }) => api<PatientSummary>(patientPath(id), { signal }),
    ...CALM,
  });
}

export function patientDiaryQuery(id: string, day: Day | null) {
  return queryOptions({
    queryKey: ["patient", id, "diary", day],
    queryFn: ({ signal }) => api<PatientDiary>(patientPath(id, "/diary"), { signal, query: { day } }),
    ...CALM,
  });
}

export function writtenCommentsQuery(id: string, day: Day) {
  return queryOptions({
    queryKey: ["patient", id, "comments", day],
    queryFn: ({ signal }) => api<Comments>(patientPath(id, "/comments"), { signal, query: { day } }),
    ...CALM,
  });
}

export function patientProgressQuery(id: string, days: number) {
  return queryOptions({
    queryKey: ["patient", id, "progress", days],
    queryFn: ({ signal }) => api<Progress>(patientPath(id, "/progress"), { signal, query: { days } }),
    placeholderData: keepPreviousData,
    ...CALM,
  });
}

export function patientProfileQuery(id: string) {
  return queryOptions({
    queryKey: ["patient", id, "profile"],
    queryFn: ({ signal }) => api<PatientProfile>(patientPath(id, "/profile"), { signal }),
    ...CALM,
  });
}

export function anamnesisQuery(id: string) {
  return queryOptions({
    queryKey: ["patient", id, "anamnesis"],
    queryFn: ({ signal }) => api<AnamnesisView>(patientPath(id, "/anamnesis"), { signal }),
    ...CALM,
  });
}

export function notesQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ["patient", id, "notes"],
    queryFn: ({ signal, pageParam }) =>
      api<Notes>(patientPath(id, "/notes"), { signal, query: { cursor: pageParam, limit: 20 } }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }: Notes) => nextCursor,
    ...CALM,
  });
}

export type CouncilRequest = { councilRegion: number; councilNumber: string; practiceName: string };

export function useAskPractice() {
  const call = (body: CouncilRequest) => api<Practice>("/api/nutritionist/request", { method: "POST", body });
  return useChange(call, [practiceQuery.queryKey]);
}

export function useWithdrawRequest() {
  return useChange(
    () => api<Practice>("/api/nutritionist/request", { method: "DELETE" }),
    [practiceQuery.queryKey],
  );
}

export function useSavePractice() {
  const call = (body: { practiceName: string; practiceContact: string }) =>
    api<Practice>("/api/nutritionist/practice", { method: "PUT", body });
  return useChange(call, [practiceQuery.queryKey]);
}

export type Invite = { email?: string; areas: readonly string[]; accessDays: number };

export function useInvite() {
  const call = (body: Invite) =>
    api<NewInvitation>("/api/nutritionist/invitations", { method: "POST", body });
  return useChange(call, [["patients"]]);
}

export function useResendInvitation() {
  const call = (id: string) => api<NewInvitation>(`/api/nutritionist/invitations/${id}`, { method: "POST" });
  return useChange(call, [["patients"]]);
}

export function useCancelInvitation() {
  const call = (id: string) => api(`/api/nutritionist/invitations/${id}`, { method: "DELETE" });
  return useChange(call, [["patients"]]);
}

type Answer = { id: string; token: string | null };

/** @param onAnswered before the page is read anew, which no longer has the invitation */
export function useAcceptInvitation(onAnswered: () => void) {
  const call = ({ id, token, ...grant }: Answer & GrantBody) =>
    api<CareLinkView>(`/api/care/invitations/${id}/accept`, {
      method: "POST",
      body: { ...grant, ...(token ? { token } : {}) },
    }).then(onAnswered);
  return useChange(call, [["care"]]);
}

/** As {@link useAcceptInvitation}. */
export function useRefuseInvitation(onAnswered: () => void) {
  const call = ({ id, token }: Answer) =>
    api(`/api/care/invitations/${id}/refuse`, { method: "POST", body: token ? { token } : {} }).then(
      onAnswered,
    );
  return useChange(call, [["care"]]);
}

export function useChangeGrant(id: string) {
  const call = (body: GrantBody) => api<CareLinkView>(`/api/care/links/${id}`, { method: "PUT", body });
  return useChange(call, [["care"]]);
}

export function useRevokeGrant(id: string) {
  return useChange(() => api<CareLinkView>(`/api/care/links/${id}`, { method: "DELETE" }), [["care"]]);
}

export function useAddComment(id: string) {
  const call = (body: { day: Day; meal?: string; text: string }) =>
    api<Comment>(patientPath(id, "/comments"), { method: "POST", body });
  return useChange(call, [["patient", id, "comments"]]);
}

export function useDropComment(id: string) {
  const call = (record: string) => api(patientPath(id, `/comments/${record}`), { method: "DELETE" });
  return useChange(call, [["patient", id, "comments"]]);
}

export function usePrescribeGoals(id: string) {
  const call = (body: object) => api<PatientGoals>(patientPath(id, "/goals"), { method: "PUT", body });
  return useChange(call, [["patient", id]]);
}

export function useSaveAnamnesis(id: string) {
  const call = (body: object) => api<AnamnesisView>(patientPath(id, "/anamnesis"), { method: "PUT", body });
  return useChange(call, [["patient", id, "anamnesis"]]);
}

/** Writes a new note, or rewords the one with `record`. */
export function useSaveNote(id: string) {
  const call = ({ record, text }: { record?: string; text: string }) =>
    record
      ? api<Note>(patientPath(id, `/notes/${record}`), { method: "PUT", body: { text } })
      : api<Note>(patientPath(id, "/notes"), { method: "POST", body: { text } });
  return useChange(call, [["patient", id, "notes"]]);
}

export function useDropNote(id: string) {
  const call = (record: string) => api(patientPath(id, `/notes/${record}`), { method: "DELETE" });
  return useChange(call, [["patient", id, "notes"]]);
}
