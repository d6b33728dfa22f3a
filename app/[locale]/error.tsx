"use client";

import { ErrorPage } from "@/components/layout/errors/error-page";
import { useErrorWords } from "@/components/layout/errors/error-words";

export default function ScreenError({ error }: { error: unknown }) {
  return <ErrorPage error={error} words={useErrorWords()} />;
}
