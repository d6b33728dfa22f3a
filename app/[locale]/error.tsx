"use client";

import { ErrorPage } from "@/components/layout/error-page";
import { useErrorWords } from "@/components/layout/error-words";

export default function ScreenError({ error }: { error: unknown }) {
  return <ErrorPage error={error} words={useErrorWords()} />;
}
