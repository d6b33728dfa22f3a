import { ApiError } from "@/lib/client/api-error";
import { refreshTokens } from "@/lib/client/session";
import { useSession } from "@/lib/client/session-store";

/** A slow line, and a file of many years to be read. */
const TIMEOUT_MS = 120_000;

/** Hands a file to the API as it is, with the bearer. @throws ApiError */
export async function uploadFile<T>(path: string, file: Blob): Promise<T> {
  let response = await sendFile(path, file);
  if (response.status === 401 && (await refreshTokens())) response = await sendFile(path, file);
  const answer = await response.json().catch(() => ({}));
  if (response.ok) return answer as T;
  const { error, code, fields } = answer as {
    error?: string;
    code?: string;
    fields?: Record<string, string>;
  };
  throw new ApiError(response.status, code ?? "server", error, { ...(fields ? { fields } : {}) });
}

function sendFile(path: string, file: Blob): Promise<Response> {
  const { token } = useSession.getState();
  return fetch(path, {
    method: "POST",
    headers: {
      Authorization: `Bearer ${token}`,
      "Accept-Language": document.documentElement.lang || "pt-BR",
      "Content-Type": "application/octet-stream",
    },
    body: file,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => {
    throw new ApiError(0, "connection");
  });
}
