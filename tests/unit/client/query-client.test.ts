import { onlineManager, QueryObserver } from "@tanstack/react-query";
import { afterEach, expect, it } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import { makeQueryClient } from "@/lib/client/query-client";

afterEach(() => onlineManager.setOnline(true));

it("says that nothing comes without a network, instead of waiting, and reads once there is one", async () => {
  const client = makeQueryClient();
  client.mount();
  let hasNetwork = false;
  const observer = new QueryObserver<string>(client, {
    queryKey: ["day"],
    queryFn: () => (hasNetwork ? Promise.resolve("read") : Promise.reject(new ApiError(0, "connection"))),
    refetchInterval: false,
  });
  onlineManager.setOnline(false);
  const stop = observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().status).toBe("error");
  hasNetwork = true;
  onlineManager.setOnline(true);
  await expect.poll(() => observer.getCurrentResult().data).toBe("read");
  stop();
  client.unmount();
});

it("says so too when the network goes between two attempts", async () => {
  const client = makeQueryClient();
  const read = client.fetchQuery({
    queryKey: ["day"],
    queryFn: () => {
      setTimeout(() => onlineManager.setOnline(false));
      return Promise.reject(new ApiError(0, "connection"));
    },
    retryDelay: 10,
    retry: client.getDefaultOptions().queries?.retry ?? false,
  });
  await expect(read).rejects.toMatchObject({ status: 0 });
});
