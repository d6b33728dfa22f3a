"use client";

import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

/** A call that changes something; what it touched is asked for anew once it went through. */
export function useChange<Body, Answer>(call: (body: Body) => Promise<Answer>, touched: readonly QueryKey[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: call,
    onSuccess: () => Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey }))),
  });
}
