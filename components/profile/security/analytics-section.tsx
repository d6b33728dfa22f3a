"use client";

import { useQuery } from "@tanstack/react-query";
import { ChartNoAxesColumn } from "lucide-react";
import { useState } from "react";
import { AnalyticsAnswers } from "@/components/layout/page/analytics-answers";
import { CALM } from "@/components/profile/security/api";
import { Section } from "@/components/profile/security/section";
import { answerQuestion, fetchQuestion } from "@/lib/client/analytics";
import { analyticsStanding, isAnalyticsOffered } from "@/lib/client/analytics-standing";

const SAID = { yes: "isYes", no: "isNo", never: "never", open: "isOpen" } as const;

/** What this browser has answered about being counted, and the other answer; nothing where nobody is counted. */
export function AnalyticsSection() {
  const [standing, setStanding] = useState(analyticsStanding);
  const { data } = useQuery({
    ...CALM,
    queryKey: ["analytics"],
    queryFn: fetchQuestion,
    enabled: isAnalyticsOffered(),
  });
  if (!data?.attributes) return null;
  const { words, attributes } = data;
  return (
    <Section icon={ChartNoAxesColumn} title={words.section} text={words.text}>
      <p role="status">{words[SAID[standing ?? "open"]]}</p>
      {standing !== "never" && (
        <AnalyticsAnswers
          words={words}
          held={standing}
          className="mt-3 max-w-sm"
          onChoose={(choice) => {
            setStanding(choice);
            answerQuestion(choice, attributes);
          }}
        />
      )}
    </Section>
  );
}
