import type { MetadataRoute } from "next";
import { SITE } from "@/app/site";

/** What is behind the login, and the API, is of no use to anybody who searches. */
const PRIVATE = [
  "/api/",
  "/dashboard",
  "/progress",
  "/profile",
  "/subscription",
  "/post-payment",
  "/admin",
  "/partner$",
  "/nutritionist-dashboard",
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: PRIVATE },
    sitemap: new URL("/sitemap.xml", SITE).href,
  };
}
