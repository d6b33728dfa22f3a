import { queryOptions } from "@tanstack/react-query";
import type { Comments } from "@/lib/care/records/record-schema";
import type { PreviewedText } from "@/lib/chat/web-text/logged-text-schema";
import { api } from "@/lib/client/api";
import { asOfToday } from "@/lib/client/offline/kept-day";
import type { Day } from "@/lib/nutrition/calendar/day";
import type { MealKind } from "@/lib/nutrition/calendar/meal-kind";
import type { Favourites } from "@/lib/nutrition/favourites/favourite-schema";
import type { FoodResult } from "@/lib/nutrition/foods/search/food-results";
import type { Diary } from "@/lib/nutrition/meals/diary-pages";
import type { MealAnswer } from "@/lib/nutrition/meals/meal-schema";
import type { RecomputedDay } from "@/lib/nutrition/meals/recomputed-day";
import type { DiaryDay } from "@/lib/nutrition/views/diary-day";
import { diaryOn } from "@/lib/nutrition/views/kept-views";

/** A text and where it goes: today and the meal of the hour, unless it says otherwise itself. */
export type TextToAdd = { day?: Day | undefined; kind?: MealKind | undefined; text: string };

/** A day of the diary; null is today, whatever day that is where the person lives. */
export function diaryQuery(day: Day | null) {
  return queryOptions({
    queryKey: ["diary", day ?? "today"],
    queryFn: ({ signal }) =>
      api<DiaryDay>("/api/diary", {
        ...{ signal, query: { day } },
        kept: asOfToday(day === null ? diaryOn : (kept, today) => ({ ...kept, today })),
      }),
  });
}

/** What a day would be with the foods' figures of today: asked for anew each time. */
export function recomputeQuery(day: Day) {
  return queryOptions({
    queryKey: ["diary", "recompute", day],
    queryFn: ({ signal }) => api<RecomputedDay>("/api/diary/recompute", { signal, query: { day } }),
    refetchInterval: false,
  });
}

/** What was said about a day by who follows the person. */
export function commentsQuery(day: Day) {
  return queryOptions({
    queryKey: ["diary-comments", day],
    queryFn: ({ signal }) => api<Comments>("/api/care/comments", { signal, query: { day } }),
  });
}

/** What a text would be logged as, while it is typed. */
export function previewQuery(asked: TextToAdd) {
  return queryOptions({
    queryKey: ["diary-preview", asked],
    queryFn: ({ signal }) =>
      api<PreviewedText>("/api/meals/preview", { method: "POST", body: asked, signal }),
    refetchInterval: false,
    refetchOnWindowFocus: false,
    retry: false,
  });
}

export const favouritesQuery = queryOptions({
  queryKey: ["favourites"],
  queryFn: ({ signal }) => api<Favourites>("/api/favourites", { signal }),
  refetchInterval: false,
});

/** Meals of a span of days, for logging one of them again. */
export function recentMealsQuery(from: Day, to: Day) {
  return queryOptions({
    queryKey: ["diary", "recent", from, to],
    queryFn: ({ signal }) => api<Diary>("/api/meals", { signal, query: { from, to } }),
    refetchInterval: false,
  });
}

/** A meal as it is now, wherever it was moved. */
export function mealQuery(id: string) {
  return queryOptions({
    queryKey: ["diary", "meal", id],
    queryFn: ({ signal }) => api<MealAnswer>(`/api/meals/${id}`, { signal }),
    staleTime: 0,
    refetchInterval: false,
  });
}

/** A photo never changes; its bytes go a few minutes after the last look at it. */
export function mealPhotoQuery(id: string) {
  return queryOptions({
    queryKey: ["meal-photo", id],
    queryFn: ({ signal }) => api<Blob>(`/api/meals/${id}/photo`, { signal, answer: "blob" }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
}

/** The catalogue hardly changes while somebody types. */
const FOODS_STALE_MS = 10 * 60_000;

export function foodSearchQuery(q: string) {
  return queryOptions({
    queryKey: ["foods", q],
    queryFn: async ({ signal }) =>
      (await api<{ foods: FoodResult[] }>("/api/foods", { signal, query: { q } })).foods,
    staleTime: FOODS_STALE_MS,
    refetchInterval: false,
    refetchOnWindowFocus: false,
  });
}

/** The foods of a meal with their portions. */
export function foodsOfMealQuery(foods: readonly string[]) {
  const ids = [...new Set(foods)].join(",");
  return queryOptions({
    queryKey: ["foods", "ids", ids],
    queryFn: async ({ signal }) =>
      (await api<{ foods: FoodResult[] }>("/api/foods", { signal, query: { ids } })).foods,
    staleTime: FOODS_STALE_MS,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    // Without a network the meal is edited in grams.
    retry: false,
  });
}
