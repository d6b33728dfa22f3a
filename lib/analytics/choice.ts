export type Choice = "yes" | "no";

/** What a browser keeps: whether its owner lets visits be told to the analytics service, and nothing else. */
export function cookieOf(choice: Choice): string {
  return `garfo-analytics=${choice}`;
}

/** The answer in a header or `document.cookie`; null when there is none. */
export function choiceIn(cookies: string): Choice | null {
  const [, choice] = /(?:^|;\s*)garfo-analytics=(yes|no)(?:;|$)/.exec(cookies) ?? [];
  return (choice as Choice | undefined) ?? null;
}

/** Whether a request comes from somebody who has agreed, in a browser that does not ask to be left alone by itself. */
export function agrees(headers: Headers): boolean {
  const isLeftAlone = headers.get("sec-gpc") === "1" || headers.get("dnt") === "1";
  return !isLeftAlone && choiceIn(headers.get("cookie") ?? "") === "yes";
}
