import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";
import { CONTACT } from "@/lib/contact";

/** What can be done already, on a screen that is still to come. */
export function NextSteps({
  title,
  dashboard,
  support,
}: {
  title: string;
  dashboard: string;
  support: string;
}) {
  return (
    <>
      <p className="mt-6 text-sm font-semibold">{title}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link href="/dashboard" className={buttonClass()}>
          {dashboard}
        </Link>
        <a href={`mailto:${CONTACT.email}`} className={buttonClass({ variant: "secondary" })}>
          {support}
        </a>
      </div>
    </>
  );
}
