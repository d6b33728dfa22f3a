"use client";

import { CircleCheck, LoaderCircle, MailCheck } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useResend } from "@/components/auth/email/use-resend";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { FormAlert } from "@/components/forms/form-alert";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { api, publicApi } from "@/lib/client/api";
import { ApiError, errorText } from "@/lib/client/api-error";
import { carry, takeCarried } from "@/lib/client/carried";
import { useSession } from "@/lib/client/session-store";

type State = { kind: "checking" | "confirmed" | "asked" } | { kind: "refused"; error: unknown };

/** Opens the link of the confirmation mail; or, without one, offers to send another. */
export function ConfirmEmail() {
  const t = useTranslations("auth.confirm");
  const words = useTranslations("errors");
  const isLoggedIn = useSession((session) => session.token !== null);
  const [state, setState] = useState<State>({ kind: "checking" });
  const [isInvited, setInvited] = useState(false);
  const opened = useRef(false);

  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // None is longer: more than that is no token either way.
    const token = location.hash.slice(1, 200);
    // The token must not stay in the address bar, the history or a later report.
    history.replaceState(history.state, "", location.pathname);
    const carried = takeCarried<State>("confirm");
    if (carried) return setState(carried);
    if (!token) return setState({ kind: "asked" });
    publicApi("/api/confirm-email", { method: "POST", body: { token } }).then(
      () => setState({ kind: "confirmed" }),
      (error) => setState(isUsed(error) ? { kind: "confirmed" } : { kind: "refused", error }),
    );
  }, []);

  // Whoever a nutritionist asked by this very address may answer from now on.
  useEffect(() => {
    if (state.kind !== "confirmed" || !isLoggedIn) return;
    api<{ invitations: unknown[] }>("/api/care").then(
      ({ invitations }) => setInvited(invitations.length > 0),
      () => undefined,
    );
  }, [state.kind, isLoggedIn]);

  // The link works once: a change of language must not open it again.
  useEffect(() => carry("confirm", () => (state.kind === "confirmed" ? state : null)), [state]);

  if (state.kind === "checking") {
    return (
      <p role="status" className="flex items-center gap-3 text-muted">
        <LoaderCircle className="size-5 animate-spin" aria-hidden />
        {t("checking")}
      </p>
    );
  }
  if (state.kind === "confirmed") {
    return (
      <div role="status">
        <CircleCheck className="mb-4 size-10 text-leaf" aria-hidden />
        <AuthHeading title={t("doneTitle")} text={t("doneText")} />
        <Link
          href={isInvited ? "/nutritionist-dashboard" : isLoggedIn ? "/dashboard" : "/login"}
          prefetch={false}
          className={`${buttonClass()} w-full`}
        >
          {t(isInvited ? "toInvitation" : isLoggedIn ? "toDashboard" : "login")}
        </Link>
      </div>
    );
  }
  const isRefused = state.kind === "refused";
  return (
    <>
      <AuthHeading
        title={t(isRefused ? "brokenTitle" : "title")}
        text={isRefused ? errorText(state.error, words) : t("text")}
      />
      {isLoggedIn ? (
        <AnotherLink />
      ) : (
        <Link href="/login?next=/confirm-email" prefetch={false} className={`${buttonClass()} w-full`}>
          {t("loginFirst")}
        </Link>
      )}
    </>
  );
}

function isUsed(error: unknown): boolean {
  return error instanceof ApiError && error.code === "confirmation_used";
}

function AnotherLink() {
  const t = useTranslations("auth.confirm");
  const words = useTranslations("errors");
  const { send, busy, sent, failure } = useResend();
  return (
    <div className="flex flex-col gap-4">
      {sent && (
        <p
          role="status"
          className="flex items-center gap-2.5 rounded-control bg-leaf-soft px-3.5 py-3 text-sm text-leaf"
        >
          <MailCheck className="size-4 shrink-0" aria-hidden />
          {sent}
        </p>
      )}
      <FormAlert>{failure ? errorText(failure, words) : null}</FormAlert>
      <Button onClick={send} busy={busy} className="w-full">
        {t("another")}
      </Button>
      <Link href="/dashboard" prefetch={false} className={buttonClass({ variant: "ghost" })}>
        {t("toDashboard")}
      </Link>
    </div>
  );
}
