import { buttonClass } from "@/components/ui/button-class";
import { LogoMark } from "@/components/ui/logo";

type NotFoundPageProps = { title: string; text: string; action: string };

/** Where nothing is: says so and leads on. */
export function NotFoundPage({ title, text, action }: NotFoundPageProps) {
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col items-center justify-center gap-4 px-5 text-center">
      <LogoMark className="size-12" />
      <h1 className="text-2xl">{title}</h1>
      <p className="text-muted">{text}</p>
      <a href="/dashboard" className={buttonClass()}>
        {action}
      </a>
    </main>
  );
}
