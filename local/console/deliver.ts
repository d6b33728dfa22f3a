/**
 * Posts a webhook to the application and answers its HTTP status: 0 when it cannot be reached or says nothing
 * within `timeoutMs`. Redirects are not followed, as providers do not.
 */
export async function deliver(
  url: string,
  headers: Record<string, string>,
  body: string,
  timeoutMs = 10_000,
): Promise<number> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      redirect: "manual",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export function accepted(status: number): boolean {
  return status >= 200 && status < 300;
}
