import { Link } from "@/components/ui/link";

/** Beside a panel's title, where no sidebar leads there: the way to the administrator's other one. */
export function OtherPanelLink({ href, children }: { href: "/admin" | "/admin/advanced"; children: string }) {
  return (
    <Link
      href={href}
      className="inline-flex min-h-11 items-center text-sm lg:hidden text-leaf underline underline-offset-4"
    >
      {children}
    </Link>
  );
}
