/** How to reach us, in one place. */
export const CONTACT = {
  handle: "@garfo.app",
  socialUrl: "https://www.instagram.com/garfo.app/",
  email: "suporte@garfo.app",
} as const;

/** "5511999990001" as people in Brazil write it: "(11) 99999-0001". Other numbers keep their digits. */
export function readableNumber(digits: string): string {
  const [, area, first, last] = /^55(\d{2})(\d{4,5})(\d{4})$/.exec(digits) ?? [];
  return area ? `(${area}) ${first}-${last}` : `+${digits}`;
}

/** Address that opens a chat with the assistant, with words already in the field. */
export function chatUrl(digits: string, text?: string): string {
  return `https://wa.me/${digits}${text ? `?text=${encodeURIComponent(text)}` : ""}`;
}

/** The assistant's number, with country code. */
export const CHAT_NUMBER = process.env.NEXT_PUBLIC_WHATSAPP_NUMBER ?? "";
