import { queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { shrunken } from "@/components/diary/add/photo-file";
import { foodsOfMealQuery } from "@/components/diary/day/api";
import { draftOfSeen, type ItemDraft } from "@/components/diary/items/item-draft";
import type { SeenMeal } from "@/lib/chat/web-text/seen-meal";
import { api } from "@/lib/client/api";
import { uploadFile } from "@/lib/client/upload-file";

const photosQuery = queryOptions({
  queryKey: ["photos-offered"],
  queryFn: ({ signal }) => api<{ offered: boolean }>("/api/meals/photo", { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: false,
  refetchOnWindowFocus: false,
});

/** Whether photos are read here: where no model is configured, none is offered. */
export function usePhotosOffered(): boolean {
  return useQuery(photosQuery).data?.offered ?? false;
}

export type SeenDrafts = Pick<SeenMeal, "unknown" | "problem"> & { drafts: ItemDraft[] };

/** What a photo shows, as items to be looked at and put right. */
export function useSeePhoto() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File): Promise<SeenDrafts> => {
      const { items, ...rest } = await uploadFile<SeenMeal>("/api/meals/photo", await shrunken(file));
      const foods =
        items.length === 0 ? [] : await client.fetchQuery(foodsOfMealQuery(items.map(({ food }) => food)));
      const mark = crypto.randomUUID();
      const drafts = items.map((item, place) =>
        draftOfSeen(
          item,
          foods.find(({ id }) => id === item.food),
          `${mark}-${place}`,
        ),
      );
      return { ...rest, drafts };
    },
  });
}
