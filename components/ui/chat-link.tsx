import { MessageCircle } from "lucide-react";
import { type ButtonLook, buttonClass } from "@/components/ui/button-class";
import { cn } from "@/components/ui/cn";
import { CHAT_NUMBER, chatUrl } from "@/lib/contact";

type ChatLinkProps = { look?: ButtonLook["variant"]; className?: string; words?: string; children: string };

/** Opens the talk with the assistant, with `words` already written; nothing where it has no number. */
export function ChatLink({ look, className, words, children }: ChatLinkProps) {
  if (!CHAT_NUMBER) return null;
  return (
    <a
      href={chatUrl(CHAT_NUMBER, words)}
      target="_blank"
      rel="noopener"
      className={cn(buttonClass({ variant: look }), className)}
    >
      <MessageCircle className="size-5" aria-hidden />
      {children}
    </a>
  );
}
