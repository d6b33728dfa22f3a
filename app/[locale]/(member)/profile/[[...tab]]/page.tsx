import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ProfileScreen } from "@/components/profile/screen/profile-screen";
import { profileTab } from "@/components/profile/screen/profile-tabs";

type ProfilePageProps = { params: Promise<{ tab?: string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile.meta");
  return { title: t("title") };
}

export default async function ProfilePage({ params }: ProfilePageProps) {
  const tab = profileTab((await params).tab ?? []);
  if (!tab) redirect("/dashboard");
  return <ProfileScreen tab={tab} />;
}
