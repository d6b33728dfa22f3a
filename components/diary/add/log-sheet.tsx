"use client";

import { useTranslations } from "next-intl";
import { type MouseEvent, useRef, useState } from "react";
import { HealthQuestion } from "@/components/consent/health-question";
import { useMayLog } from "@/components/consent/use-may-log";
import { AddFoods } from "@/components/diary/add/add-foods";
import { LogByPicture } from "@/components/diary/add/log-by-picture";
import { LogText } from "@/components/diary/add/log-text";
import { LogWhen } from "@/components/diary/add/log-when";
import type { ItemDraft } from "@/components/diary/items/item-draft";
import { useToday } from "@/components/figures/use-day-name";
import { useDraftPart } from "@/components/forms/use-draft";
import { endLogRequest, type LogRequest, useLogRequest } from "@/components/layout/member/log-request";
import { ExpiredNotice } from "@/components/subscription/state/expired-notice";
import { useIsExpired } from "@/components/subscription/state/use-is-expired";
import { AfterShell } from "@/components/ui/after-shell";
import { cn } from "@/components/ui/cn";
import { Dialog, DialogContent } from "@/components/ui/dialogs/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { MAX_ITEMS } from "@/lib/nutrition/figures/bounds";

/**
 * Where everything is logged, over whatever screen one is on: in words, one of one's meals again, from the catalogue, by a
 * photo or a barcode.
 * What was typed or put together is still there when it was closed by a slip, and the page is not left without a question.
 */
export function LogSheet() {
  const t = useTranslations("diary.add");
  const request = useLogRequest();
  const isExpired = useIsExpired();
  const mayLog = useMayLog();
  const [text, keepText, forgetText] = useDraftPart("log", () => "");
  const [foods, keepFoods, forgetFoods] = useDraftPart<ItemDraft[]>("log foods", () => []);
  /** A photo's foods come after others may have been added. */
  const latestFoods = useRef(foods);
  const [of, setOf] = useState<LogRequest | null>(null);
  if (request && request !== of) {
    setOf(request);
    if (request.text !== undefined) setText(request.text);
  }
  function setText(next: string) {
    keepText(next);
    if (next.trim() === "") forgetText();
  }
  function changeFoods(change: (foods: ItemDraft[]) => ItemDraft[]) {
    const next = change(latestFoods.current);
    latestFoods.current = next;
    keepFoods(next);
    if (next.length === 0) forgetFoods();
  }
  return (
    <Dialog open={request !== null} onOpenChange={(isOpen) => !isOpen && endLogRequest()}>
      <DialogContent
        title={t("title")}
        look="drawer"
        // As high as it may be on a phone: grown upwards with what comes, it would move under the finger and while one types.
        className={cn(!isExpired && mayLog && "max-md:h-(--drawer)")}
      >
        {isExpired && <ExpiredNotice />}
        {!isExpired && !mayLog && <HealthQuestion />}
        {of && !isExpired && mayLog && (
          <LogWays
            // Asked for on another day or meal, it begins with those.
            key={`${of.day} ${of.kind}`}
            asked={of}
            text={text}
            onText={setText}
            foods={foods}
            onFoods={changeFoods}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

/** Who takes a way goes on to type; arrows walk among the ways, and stay there. */
function goToField({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  currentTarget.closest("[role=dialog]")?.querySelector<HTMLElement>("[data-first-focus]")?.focus();
}

type LogWaysProps = {
  asked: LogRequest;
  text: string;
  onText: (text: string) => void;
  foods: ItemDraft[];
  onFoods: (change: (foods: ItemDraft[]) => ItemDraft[]) => void;
};

function LogWays({ asked, text, onText, foods, onFoods }: LogWaysProps) {
  const t = useTranslations("diary.add");
  const today = useToday();
  const [day, setDay] = useState(asked.day ?? today);
  const [kind, setKind] = useState(asked.kind);
  const [way, setWay] = useState("text");
  const pictures = (
    <LogByPicture
      onDrafts={(drafts) => {
        onFoods((all) => [...all, ...drafts].slice(0, MAX_ITEMS));
        setWay("foods");
      }}
    />
  );
  const common = { day, kind, pictures, onDone: endLogRequest };
  return (
    <Tabs value={way} onValueChange={setWay}>
      <TabsList aria-label={t("ways")}>
        {(["text", "foods"] as const).map((one) => (
          <TabsTrigger key={one} value={one} onClick={goToField}>
            {t(one)}
          </TabsTrigger>
        ))}
      </TabsList>
      <TabsContent value="text" className="pt-4">
        <LogText {...common} text={text} onText={onText} />
      </TabsContent>
      <TabsContent value="foods" className="pt-4">
        <AddFoods {...common} drafts={foods} onDrafts={onFoods} />
      </TabsContent>
      <AfterShell fallback={<Skeleton className="mt-8 h-19" />}>
        {() => <LogWhen {...{ day, kind, today }} onDay={setDay} onKind={setKind} />}
      </AfterShell>
    </Tabs>
  );
}
