import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { SecondStep } from "@/components/auth/sign-in/second-step";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.second");
  return { title: t("meta"), robots: { index: false } };
}

type SecondStepPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function SecondStepPage({ searchParams }: SecondStepPageProps) {
  const { next } = await searchParams;
  return <SecondStep next={typeof next === "string" ? next : null} />;
}
