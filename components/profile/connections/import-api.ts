import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import { uploadFile } from "@/lib/client/upload-file";
import type { ImportAnswer, ImportChoices, Imports } from "@/lib/imports/import-schema";

const POLL_MS = 1_500;

const isUnderWay = ({ status }: { status: ImportAnswer["status"] }) =>
  status === "running" || status === "undoing";

/** Asked again while one is under way: its progress is shown. */
export const importsQuery = queryOptions({
  queryKey: ["imports"],
  queryFn: ({ signal }) => api<Imports>("/api/imports", { signal }),
  refetchInterval: ({ state }) => (state.data?.imports.some(isUnderWay) ? POLL_MS : false),
  refetchOnWindowFocus: false,
});

export function useReadFile() {
  return useMutation({
    mutationFn: (file: File) =>
      uploadFile<ImportAnswer>(
        `/api/imports?name=${encodeURIComponent(file.name.slice(0, 200) || "arquivo")}`,
        file,
      ),
  });
}

export function useReadAgain() {
  return useMutation({
    mutationFn: ({ id, ...body }: ImportChoices & { id: string }) =>
      api<ImportAnswer>(`/api/imports/${id}`, { method: "PUT", body }),
  });
}

/** What comes in or goes out changes every screen of the diary. */
function useDiaryChange(call: (id: string) => Promise<ImportAnswer>) {
  const client = useQueryClient();
  return useMutation({ mutationFn: call, onSuccess: () => client.invalidateQueries() });
}

export function useBeginImport() {
  return useDiaryChange((id) => api<ImportAnswer>(`/api/imports/${id}/start`, { method: "POST" }));
}

export function useUndoImport() {
  return useDiaryChange((id) => api<ImportAnswer>(`/api/imports/${id}`, { method: "DELETE" }));
}
