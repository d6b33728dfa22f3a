import { PageLoading } from "@/components/layout/page/page-loading";

export default function Loading() {
  return <PageLoading />;
}
