import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ConnectScreen } from "@/components/auth/connect/connect-screen";

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("auth.connect");
  return { title: t("meta"), robots: { index: false } };
}

type ConnectPageProps = { searchParams: Promise<Record<string, string | string[] | undefined>> };

/** Where programs that speak OAuth send people to be asked. */
export default async function ConnectPage({ searchParams }: ConnectPageProps) {
  const told = Object.entries(await searchParams);
  const asked = Object.fromEntries(told.filter((one): one is [string, string] => typeof one[1] === "string"));
  return <ConnectScreen asked={asked} />;
}
