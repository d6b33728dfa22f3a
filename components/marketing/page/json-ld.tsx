import { jsonText } from "@/components/marketing/page/structured-data";

/** What search engines read beside the page; data, never run. */
export function JsonLd({ data }: { data: object }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own data, with every "<" escaped
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonText(data) }} />
  );
}
