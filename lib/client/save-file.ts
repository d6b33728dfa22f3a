import { ApiError } from "@/lib/client/api-error";
import { refreshTokens } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";

/** Everything of many years may take a while. */
const TIMEOUT_MS = 120_000;

/** Hands the reader a file. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Not at once: the browser may still be reading it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Fetches a file with the bearer, which a plain link could not carry, and hands it to the reader under the name that the
 * server gives it.
 * @throws ApiError
 */
export async function downloadFile(path: string, fallbackName: string): Promise<void> {
  let response = await fetchFile(path);
  if (response.status === 401 && (await refreshTokens())) response = await fetchFile(path);
  if (!response.ok) {
    const { error, code } = await response.json().catch(() => ({}));
    throw new ApiError(response.status, code ?? "server", error);
  }
  const given = response.headers.get("Content-Disposition");
  saveFile(await response.blob().catch(lost), /filename="([^"]+)"/.exec(given ?? "")?.[1] ?? fallbackName);
}

function fetchFile(path: string): Promise<Response> {
  const { token } = useSession.getState();
  return fetch(path, {
    headers: {
      Authorization: `Bearer ${token}`,
      "Accept-Language": document.documentElement.lang || "pt-BR",
    },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(lost);
}

function lost(): never {
  throw new ApiError(0, "connection");
}
