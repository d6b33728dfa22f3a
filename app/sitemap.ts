import type { MetadataRoute } from "next";
import { SITE } from "@/app/site";

/** Pages that anybody may find, with how much each matters among them. */
const PAGES: readonly (readonly [path: string, priority: number])[] = [
  ["/", 1],
  ["/pricing", 0.9],
  ["/partnerships", 0.8],
  ["/faq", 0.7],
  ["/signup", 0.6],
  ["/login", 0.3],
  ["/terms", 0.2],
  ["/privacy", 0.2],
];

export default function sitemap(): MetadataRoute.Sitemap {
  return PAGES.map(([path, priority]) => ({ url: new URL(path, SITE).href, priority }));
}
