import type { Metadata } from "next";
import { cookies } from "next/headers";
import { getTranslations } from "next-intl/server";
import { SecondStep } from "@/components/auth/sign-in/second-step";
import { phoneOfPage } from "@/lib/auth/second-factor/page-factor.server";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.second");
  return { title: t("meta"), robots: { index: false } };
}

type SecondStepPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SecondStepPage({ searchParams }: SecondStepPageProps) {
  const [{ next }, jar] = await Promise.all([searchParams, cookies()]);
  const phone = await phoneOfPage((name) => jar.get(name)?.value, new Date());
  return <SecondStep next={typeof next === "string" ? next : null} phone={phone} />;
}
