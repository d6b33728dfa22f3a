import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { AuthHeading } from "@/components/auth/auth-heading";
import { SignupForm } from "@/components/auth/signup-form";
import { TRIAL_PLAN_ID } from "@/lib/billing/plan";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("account.signup");
  return { title: t("meta"), description: t("text") };
}

type SignupPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignupPage({ searchParams }: SignupPageProps) {
  const { plan, ref } = await searchParams;
  const t = await getTranslations("account.signup");
  return (
    <>
      <AuthHeading title={t("title")} text={t("text")} />
      <SignupForm
        planId={typeof plan === "string" ? plan : TRIAL_PLAN_ID}
        referralCode={typeof ref === "string" ? ref : ""}
      />
    </>
  );
}
