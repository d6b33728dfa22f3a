import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { shared } from "@/app/site";
import { SignupForm } from "@/components/auth/sign-up/signup-form";
import { listProviders } from "@/lib/auth/identities/list-providers.server";
import { listPlans } from "@/lib/billing/list-plans.server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.signup");
  return shared({ path: "/signup", title: t("meta"), description: t("description"), picture: "signup" });
}

type SignupPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SignupPage({ searchParams }: SignupPageProps) {
  const { plan, ref, next } = await searchParams;
  // Without the plans one still gets in, on trial.
  const [plans, providers] = await Promise.all([listPlans().catch(() => []), listProviders()]);
  return (
    <SignupForm
      plans={plans}
      providers={providers}
      planId={typeof plan === "string" ? plan : null}
      next={typeof next === "string" ? next : null}
      referralCode={typeof ref === "string" ? ref.slice(0, 64) : ""}
    />
  );
}
