import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { AuthHeading } from "@/components/auth/frame/auth-heading";
import { LoginForm } from "@/components/auth/sign-in/login-form";
import { listProviders } from "@/lib/auth/identities/list-providers.server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.login");
  return shared({ path: "/login", title: t("meta"), description: t("description") });
}

type LoginPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function LoginPage({ searchParams }: LoginPageProps) {
  const { next, reason } = await searchParams;
  const t = await getTranslations("auth.login");
  return (
    <>
      <AuthHeading title={t("title")} text={t("text")} />
      <LoginForm
        next={typeof next === "string" ? next : null}
        sessionEnded={reason === "session_expired"}
        providers={await listProviders()}
        accountDeleted={reason === "account_deleted"}
      />
    </>
  );
}
