import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";

// The drawing library comes after the page: sentences and tables do not wait for it.
const loading = () => <Skeleton className="h-56" />;

export const LazyBarsChart = dynamic(
  () => import("@/components/progress/bars-chart").then((file) => file.BarsChart),
  { ssr: false, loading },
);
export const LazyWeightChart = dynamic(
  () => import("@/components/progress/weight-chart").then((file) => file.WeightChart),
  { ssr: false, loading },
);
