import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ScreenTitle } from "@/components/layout/screen-title";
import { ProfileScreen } from "@/components/profile/profile-screen";
import { profileTab } from "@/components/profile/profile-tabs";
import { TabLinks } from "@/components/profile/tab-links";

type ProfilePageProps = { params: Promise<{ tab?: string[] }> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("profile.meta");
  return { title: t("title") };
}

export default async function ProfilePage({ params }: ProfilePageProps) {
  const tab = profileTab((await params).tab ?? []);
  if (!tab) redirect("/dashboard");
  const t = await getTranslations("profile");
  return (
    <>
      <ScreenTitle>{t("title")}</ScreenTitle>
      <TabLinks current={tab} />
      <ProfileScreen tab={tab} />
    </>
  );
}
