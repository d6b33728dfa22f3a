"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { useEarly } from "@/components/forms/use-early";
import { Button } from "@/components/ui/button";
import type { ProviderName } from "@/lib/auth/identities/provider";
import { leaveForProvider } from "@/lib/client/provider";

type ProviderButtonsProps = { providers: readonly ProviderName[]; next: string | null };

/** The ways in by somebody else's account, where there are any. */
export function ProviderButtons({ providers, next }: ProviderButtonsProps) {
  const t = useTranslations("auth.providers");
  if (providers.length === 0) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="flex items-center gap-3 text-sm text-muted before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        {t("title")}
      </p>
      {providers.map((provider) => (
        <ProviderButton key={provider} {...{ provider, next }} />
      ))}
    </div>
  );
}

function ProviderButton({ provider, next }: { provider: ProviderName; next: string | null }) {
  const t = useTranslations("auth.providers");
  const [busy, setBusy] = useState(false);
  const button = useEarly<HTMLButtonElement>();
  return (
    <Button
      ref={button}
      data-early
      variant="secondary"
      busy={busy}
      onClick={() => {
        setBusy(true);
        leaveForProvider(provider, { next }).catch(() => setBusy(false));
      }}
    >
      {t("continue", { provider: t(provider) })}
    </Button>
  );
}
