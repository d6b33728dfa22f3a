import { notFound } from "next/navigation";

/** Unknown paths never get here: middleware leads them to the dashboard. What does is a page that has yet to be built. */
export default function UnknownPage() {
  notFound();
}
