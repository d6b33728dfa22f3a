import { useMutation } from "@tanstack/react-query";
import { api } from "@/lib/client/api";
import type { ProductAnswer } from "@/lib/nutrition/own-foods/product";

/** Looked up once when it is asked for. */
export function useFindProduct() {
  return useMutation({
    mutationFn: (barcode: string) => api<ProductAnswer>(`/api/products/${encodeURIComponent(barcode)}`),
  });
}
