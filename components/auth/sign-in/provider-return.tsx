"use client";

import { LoaderCircle } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { ProviderAgreement } from "@/components/auth/sign-in/provider-agreement";
import { buttonClass } from "@/components/ui/button-class";
import type { ProviderName } from "@/lib/auth/identities/provider";
import { api } from "@/lib/client/api";
import { ApiError, errorText } from "@/lib/client/api-error";
import { goIn } from "@/lib/client/enter";
import { enterByProvider, type ProviderTrip, takeTrip } from "@/lib/client/provider";
import { restoreSession } from "@/lib/client/session-store";

type State =
  | { kind: "going"; isLink: boolean }
  | { kind: "new"; provider: ProviderName; next: string | null }
  | { kind: "refused"; trip: ProviderTrip | null; why: unknown };

/** Where a provider's page leads back to: in, to the agreements that an account needs, or to why not. */
export function ProviderReturn() {
  const [state, setState] = useState<State>({ kind: "going", isLink: false });
  const arrived = useRef(false);
  const t = useTranslations("auth.providers");

  useEffect(() => {
    if (arrived.current) return;
    arrived.current = true;
    const told = new URLSearchParams(location.search);
    // The code must not stay in the address bar, the history or a later report.
    history.replaceState(history.state, "", location.pathname);
    const trip = takeTrip();
    setState({ kind: "going", isLink: trip?.isLink === true });
    arrive(trip, told).catch((why) => {
      if (trip && why instanceof ApiError && why.code === "account_needed") {
        setState({ kind: "new", provider: trip.provider, next: trip.next });
      } else setState({ kind: "refused", trip, why });
    });
  }, []);

  if (state.kind === "new") return <ProviderAgreement provider={state.provider} next={state.next} />;
  if (state.kind === "refused") return <Refused {...state} />;
  return (
    <p role="status" className="flex items-center gap-3 text-muted">
      <LoaderCircle className="size-5 animate-spin" aria-hidden />
      {t(state.isLink ? "linking" : "entering")}
    </p>
  );
}

/** What the authentication service has refused. */
class Refusal extends Error {}

async function arrive(trip: ProviderTrip | null, told: URLSearchParams): Promise<never> {
  const code = told.get("code");
  if (!trip || !code) throw new Refusal(told.get("error_code") ?? "");
  await restoreSession();
  if (trip.isLink) {
    await api("/api/identities", { method: "PUT" });
    location.assign("/profile/security");
    return new Promise(() => undefined);
  }
  const { user, factor } = await enterByProvider(trip, code);
  return goIn(user, trip.isAgreed ? null : trip.next, factor);
}

function Refused({ trip, why }: Extract<State, { kind: "refused" }>) {
  const t = useTranslations("auth.providers");
  const words = useTranslations("errors");
  const provider = t(trip?.provider ?? "google");
  function sentence(): string {
    if (!(why instanceof Refusal)) return errorText(why, words);
    if (why.message === "provider_email_needs_verification") return t("unverified", { provider });
    if (why.message === "identity_already_exists") return t("taken", { provider });
    return t("refused");
  }
  return (
    <div role="alert">
      <AuthHeading title={t("refusedTitle")} text={sentence()} />
      <Link
        href={trip?.isLink ? "/profile/security" : "/login"}
        prefetch={false}
        className={`${buttonClass()} w-full`}
      >
        {t(trip?.isLink ? "toSecurity" : "toLogin")}
      </Link>
    </div>
  );
}
