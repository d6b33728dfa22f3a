"use client";

import { useQuery } from "@tanstack/react-query";
import { KeyRound, LogIn, UserRoundCheck } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { identitiesQuery, useRemoveIdentity } from "@/components/profile/security/api";
import { ProofDialog } from "@/components/profile/security/proof-dialog";
import { Section } from "@/components/profile/security/section";
import { SectionState } from "@/components/profile/security/section-state";
import { notify } from "@/components/ui/toaster";
import type { Identities } from "@/lib/auth/identities/identity-schema";
import { leaveToLink } from "@/lib/client/provider";

/** Whom one may come in with: nothing to see where the project offers e-mail and password alone. */
export function IdentitiesSection() {
  const t = useTranslations("security.identities");
  const names = useTranslations("auth.providers");
  const { data, isPending, isFetching, refetch } = useQuery(identitiesQuery);
  if (data?.linkable.length === 0 && data.identities.every(({ provider }) => provider === "email"))
    return null;
  const hasPassword = data?.identities.some(({ provider }) => provider === "email") ?? false;
  return (
    <Section icon={LogIn} title={t("title")} text={t("text")}>
      {data ? (
        <div className="flex flex-col items-start gap-4">
          <ul className="w-full divide-y divide-line">
            {data.identities.map((identity) => (
              <IdentityRow key={identity.id} {...{ identity, hasPassword }} />
            ))}
          </ul>
          {!hasPassword && <p className="text-sm text-muted">{t("noPassword")}</p>}
          {data.linkable.map((provider) => {
            const name = { provider: names(provider) };
            return (
              <ProofDialog
                key={provider}
                open={t("add", name)}
                title={t("addTitle", name)}
                text={t("addText", name)}
                confirm={t("goOn")}
                act={(password) => leaveToLink(provider, password)}
                {...{ hasPassword }}
              />
            );
          })}
        </div>
      ) : (
        <SectionState {...{ isPending, isFetching }} onRetry={() => refetch()} />
      )}
    </Section>
  );
}

type IdentityRowProps = { identity: Identities["identities"][number]; hasPassword: boolean };

function IdentityRow({ identity, hasPassword }: IdentityRowProps) {
  const t = useTranslations("security.identities");
  const names = useTranslations("auth.providers");
  const format = useFormatter();
  const { mutateAsync } = useRemoveIdentity();
  const { id, email, provider, since, removable } = identity;
  const isPassword = provider === "email";
  const name = isPassword ? t("password") : nameOf(provider, names);
  const Icon = isPassword ? KeyRound : UserRoundCheck;
  const words = { provider: name };
  return (
    <li className="flex items-center gap-3 py-3 first:pt-0">
      <Icon className="size-5 shrink-0 text-muted" aria-hidden />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        {email && <p className="text-sm wrap-anywhere text-muted">{email}</p>}
        {since && !isPassword && (
          <p className="text-sm text-muted">
            {t("since", { since: format.dateTime(new Date(since), { dateStyle: "medium" }) })}
          </p>
        )}
      </div>
      {removable && (
        <ProofDialog
          open={t("remove")}
          label={t("removeOne", words)}
          title={t("removeTitle", words)}
          text={t("removeText", words)}
          confirm={t("confirm")}
          act={async (password) => {
            await mutateAsync({ id, password });
            notify.success(t("removed", words));
          }}
          isGrave
          {...{ hasPassword }}
        />
      )}
    </li>
  );
}

/** The name of a provider; one that we have no words for is called as the authentication service does. */
function nameOf(provider: string, names: ReturnType<typeof useTranslations<"auth.providers">>): string {
  return provider === "google" || provider === "apple" ? names(provider) : provider;
}
