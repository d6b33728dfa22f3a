import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { userQuery } from "@/components/profile/saving/user-api";
import { api } from "@/lib/client/api";
import { useSession } from "@/lib/client/session-store";
import type { User } from "@/lib/profile/user";

type Company = User["company"];

/** Joins the company of a professional code; the company in the session follows the answer. */
export function useAssociate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (professionalCode: string) =>
      api<{ company: Company }>("/api/associate-user", { method: "POST", body: { professionalCode } }),
    onSuccess: ({ company }) => keepCompany(client, company),
  });
}

/** Leaves it. */
export function useDisassociate() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api("/api/disassociate-user", { method: "POST" }),
    onSuccess: () => keepCompany(client, null),
  });
}

function keepCompany(client: QueryClient, company: Company) {
  useSession.setState(({ user }) => ({ user: user && { ...user, company } }));
  client.setQueryData(userQuery.queryKey, (user) => user && { ...user, company });
}
