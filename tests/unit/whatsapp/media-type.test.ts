import { expect, it } from "vitest";
import { mediaTypeOf } from "@/lib/integrations/whatsapp-cloud/media-type";
import { readSamplePhoto, SAMPLE_PHOTOS } from "@/local/model/sample-photos";
import { silentRecording } from "@/local/whatsapp/silent-recording";

const bytes = (text: string) => Buffer.from(text.padEnd(32, "\0"), "latin1");

it("tells photos and recordings by their content", () => {
  for (const photo of SAMPLE_PHOTOS) expect(mediaTypeOf(readSamplePhoto(photo))?.mime).toBe("image/jpeg");
  expect(mediaTypeOf(silentRecording("oi"))?.mime).toBe("audio/ogg");
  expect(mediaTypeOf(bytes("\x89PNG\r\n\x1a\n"))?.mime).toBe("image/png");
  expect(mediaTypeOf(bytes("RIFF\x01\x02\x03\x04WEBP"))?.mime).toBe("image/webp");
  expect(mediaTypeOf(bytes("RIFF\x01\x02\x03\x04WAVE"))?.mime).toBe("audio/wav");
  expect(mediaTypeOf(bytes("\xff\xfb\x90"))?.mime).toBe("audio/mpeg");
  expect(mediaTypeOf(bytes("\xff\xf1\x50"))?.mime).toBe("audio/aac");
  expect(mediaTypeOf(bytes("\0\0\0\x18ftypM4A "))?.mime).toBe("audio/mp4");
});

it.each(["", "MZ\x90", "%PDF-1.7", "<!doctype html>", "<svg xmlns=", "PK\x03\x04", "GIF89a", "RIFF1234AVI "])(
  "takes %j for neither",
  (start) => {
    expect(mediaTypeOf(bytes(start))).toBeNull();
  },
);
