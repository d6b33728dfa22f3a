"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { WaitingInvitations } from "@/components/auth/email/waiting-invitations";
import { userQuery } from "@/components/profile/saving/user-api";
import { Button } from "@/components/ui/button";
import { notify } from "@/components/ui/toaster";
import { api } from "@/lib/client/api";
import { sentenceOr } from "@/lib/client/api-error";
import { useSession } from "@/lib/client/session-store";
import type { CompanyInvitations as Answer } from "@/lib/partners/members/invitation-schema";
import type { User } from "@/lib/profile/user";

const KEY = ["/api/company-invitations"];

/** The companies that ask somebody to join, or that one will be shown; nothing where none does. */
export function CompanyInvitations() {
  const t = useTranslations("profile.code.invitations");
  const client = useQueryClient();
  const isRestored = useSession((state) => state.isRestored);
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => api<Answer>("/api/company-invitations", { signal }),
    enabled: isRestored,
    refetchInterval: false,
    // Whoever comes back from their mail has confirmed the address meanwhile.
    staleTime: 0,
  });
  const answer = useMutation({
    mutationFn: ({ id, answer }: { id: string; answer: "accept" | "refuse" }) =>
      api<{ company: User["company"] }>(`/api/company-invitations/${id}`, {
        method: "POST",
        body: { answer },
      }),
    onSuccess: ({ company }) => {
      void client.invalidateQueries({ queryKey: KEY });
      if (!company) return notify.success(t("refused"));
      useSession.setState(({ user }) => ({ user: user && { ...user, company } }));
      client.setQueryData(userQuery.queryKey, (user) => user && { ...user, company });
      notify.success(t("joined", { company: company.name }));
    },
    onError: (error) => notify.error(sentenceOr(error, t("failed"))),
  });
  if (!data) return null;
  if (data.invitations.length === 0)
    return (
      <div className="mb-5 empty:hidden">
        <WaitingInvitations count={data.waiting} />
      </div>
    );
  return (
    <ul className="mb-5 flex flex-col gap-3">
      {data.invitations.map(({ id, company, role }) => (
        <li key={id} className="rounded-control border border-line bg-leaf-soft p-4">
          <p className="text-sm font-semibold">{t(role, { company })}</p>
          <p className="mt-1 mb-3 text-sm text-muted">{t("sees")}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={answer.isPending} onClick={() => answer.mutate({ id, answer: "accept" })}>
              {t("accept")}
            </Button>
            <Button
              size="sm"
              variant="secondary"
              disabled={answer.isPending}
              onClick={() => answer.mutate({ id, answer: "refuse" })}
            >
              {t("refuse")}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}
