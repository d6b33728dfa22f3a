"use client";

import { useQuery } from "@tanstack/react-query";
import { KeySquare } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { tokensQuery, useRevokeToken } from "@/components/profile/connections/api";
import { ListedSection } from "@/components/profile/connections/listed-section";
import { SecretDialog } from "@/components/profile/connections/secret-dialog";
import { TokenForm } from "@/components/profile/connections/token-form";
import { Badge } from "@/components/ui/badge";
import { ConfirmDialog } from "@/components/ui/dialogs/confirm-dialog";
import { notify } from "@/components/ui/toaster";
import { errorText } from "@/lib/client/api-error";
import type { TokenRow } from "@/lib/tokens/token-schema";

/** Keys for one's own programs: which there are, what they may do, when they were used, and their end. */
export function TokensSection() {
  const t = useTranslations("connections.tokens");
  return (
    <ListedSection
      icon={KeySquare}
      title={t("title")}
      text={t("text")}
      none={t("none")}
      query={useQuery(tokensQuery)}
      items={({ tokens }) => tokens.map((token) => <TokenItem key={token.id} token={token} />)}
    >
      <p className="text-sm text-pretty text-muted">
        {t("assistants", { address: `${location.origin}/api/mcp` })}
      </p>
      <SecretDialog
        create={t("create")}
        createText={t("createText")}
        madeTitle={t("madeTitle")}
        madeText={t("madeText")}
        form={(onMade) => <TokenForm onMade={(made) => onMade({ name: made.name, secret: made.token })} />}
      />
    </ListedSection>
  );
}

function TokenItem({ token }: { token: TokenRow }) {
  const t = useTranslations("connections.tokens");
  const words = useTranslations("errors");
  const format = useFormatter();
  const { mutate, isPending } = useRevokeToken();
  const { name, hint, connected, scope, createdAt, expiresAt, lastUsedAt, ended } = token;
  const day = (at: string) => format.dateTime(new Date(at), { dateStyle: "medium" });
  const used = lastUsedAt
    ? t("used", { at: format.dateTime(new Date(lastUsedAt), { dateStyle: "medium", timeStyle: "short" }) })
    : t("unused");
  const revoke = (done: () => void) =>
    mutate(token.id, {
      onSuccess: ({ message }) => {
        notify.success(message);
        done();
      },
      onError: (error) => notify.error(errorText(error, words)),
    });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0">
      <div className="min-w-0 grow basis-56">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <span className="min-w-0">{name}</span>
          <Badge tone={ended ? "neutral" : "leaf"}>
            {ended ? t(`ended.${ended}`) : t(`scopeNames.${scope}`)}
          </Badge>
        </p>
        <p className="text-sm text-muted">
          {connected
            ? t("connected_of", { from: day(createdAt), until: day(expiresAt) })
            : t("term_of", { from: day(createdAt), until: day(expiresAt), hint })}
        </p>
        <p className="text-sm text-muted">{used}</p>
      </div>
      {!ended && (
        <ConfirmDialog
          action={t("revoke")}
          title={t("revokeTitle", { name })}
          text={t("revokeText")}
          yes={t("revokeYes")}
          no={t("back")}
          busy={isPending}
          onYes={revoke}
        />
      )}
    </li>
  );
}
