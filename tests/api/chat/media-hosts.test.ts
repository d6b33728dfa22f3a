import http from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { env } from "@/lib/env";
import { fetchMedia } from "@/lib/integrations/whatsapp-cloud/media";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";

const PHOTO = readSamplePhoto(SAMPLE_PHOTOS[0]!);

/** A provider gone bad, and somebody else's server beside it. */
let provider: http.Server;
let stranger: http.Server;
let origin: string;
let usual: string;
let elsewhere: string;
let strangerSaw: (string | undefined)[] = [];
let answerFile: (res: http.ServerResponse) => void;
let describeUrl: () => string;

const listen = (handle: http.RequestListener) =>
  new Promise<http.Server>((resolve) => {
    const server = http.createServer(handle).listen(0, "127.0.0.1", () => resolve(server));
  });
const originOf = (server: http.Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  provider = await listen((req, res) => {
    if (req.url === "/file") return answerFile(res);
    res
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ url: describeUrl(), file_size: 10 }));
  });
  stranger = await listen((req, res) => {
    strangerSaw.push(req.headers.authorization);
    res.end(PHOTO);
  });
  origin = originOf(provider);
  elsewhere = originOf(stranger);
  usual = env().WHATSAPP_API_URL;
  env().WHATSAPP_API_URL = origin;
});

afterAll(() => {
  // Other files' tests run in this process after it, and send.
  env().WHATSAPP_API_URL = usual;
  for (const server of [provider, stranger]) server.close();
});

beforeEach(() => {
  strangerSaw = [];
  describeUrl = () => `${origin}/file`;
  answerFile = (res) => res.end(PHOTO);
});

describe("what people send is fetched from the provider's hosts only", () => {
  it("as it was sent", async () => {
    expect(await fetchMedia("1", "photo")).toMatchObject({ kind: "fetched", type: { mime: "image/jpeg" } });
  });

  it.each([
    ["another host", () => `${elsewhere}/file`],
    ["a name in front of the host", () => `http://provider@${new URL(elsewhere).host}/file`],
    ["another port", () => "http://127.0.0.1:5432/"],
    ["the machine's metadata", () => "http://169.254.169.254/latest/meta-data"],
    ["a file", () => "file:///etc/passwd"],
    ["a host that only begins like the provider's", () => "https://lookaside.fbsbx.com.example.test/x"],
    ["plain http", () => "http://lookaside.fbsbx.com/x"],
    ["no address", () => "nonsense"],
  ])("not from %s", async (_, url) => {
    describeUrl = url;
    expect(await fetchMedia("1", "photo")).toEqual({ kind: "trouble" });
    expect(strangerSaw).toEqual([]);
  });

  it("nor where these send it on to", async () => {
    answerFile = (res) => res.writeHead(302, { location: `${elsewhere}/file` }).end();
    expect(await fetchMedia("1", "photo")).toEqual({ kind: "trouble" });
    expect(strangerSaw).toEqual([]);
  });

  it("an id cannot name another path", async () => {
    describeUrl = () => `${origin}/file`;
    expect(await fetchMedia("../../file?x=", "photo")).toMatchObject({ kind: "fetched" });
  });

  it("no more than allowed, whatever size is announced", async () => {
    answerFile = (res) => {
      const chunk = Buffer.alloc(1024 * 1024, 1);
      const more = () => {
        while (!res.destroyed && res.write(chunk));
        if (!res.destroyed) res.once("drain", more);
      };
      more();
    };
    expect(await fetchMedia("1", "photo")).toEqual({ kind: "too_large" });
  });

  it("not when it is cut off", async () => {
    answerFile = (res) => {
      res.writeHead(200, { "content-length": String(PHOTO.length) });
      res.write(PHOTO.subarray(0, 100), () => res.destroy());
    };
    expect(await fetchMedia("1", "photo")).toEqual({ kind: "trouble" });
  });
});
