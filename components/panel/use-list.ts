"use client";

import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { usePages } from "@/components/hooks/use-pages";
import { api } from "@/lib/client/api";
import { useSession } from "@/lib/client/session-store";

type Filters = Readonly<Record<string, string | number | undefined>>;
type Page<Name extends string, Row> = { [K in Name]: Row[] } & { nextCursor: string | null };

/** A list that the server searches and sorts, leafed through with its cursor. What is empty of the filters is not asked for. */
export function useList<Row, Name extends string = string>(path: string, name: Name, filters: Filters = {}) {
  const isRestored = useSession((state) => state.isRestored);
  const asked = Object.fromEntries(
    Object.entries(filters).filter(([, value]) => value !== undefined && value !== ""),
  );
  const list = useInfiniteQuery({
    queryKey: [path, asked],
    queryFn: ({ signal, pageParam }) =>
      api<Page<Name, Row>>(path, { signal, query: { ...asked, cursor: pageParam } }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    enabled: isRestored,
    refetchInterval: false,
    // While another search is under way the rows before it stay: what is open or focused in them is not torn away.
    placeholderData: keepPreviousData,
  });
  const pages = usePages(list.data?.pages.map((page) => page[name]) ?? [], {
    exists: list.hasNextPage,
    read: async () => (await list.fetchNextPage()).isSuccess,
  });
  return {
    ...pages,
    first: list.data?.pages[0] ?? null,
    isPending: list.isPending,
    isFetching: list.isFetching,
    hasFailed: list.isError && !list.data,
    refetch: () => void list.refetch(),
  };
}

export type List<Row> = Omit<ReturnType<typeof useList<Row>>, "first">;
