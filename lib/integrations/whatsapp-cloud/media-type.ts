export type MediaFileKind = "photo" | "audio";

export type MediaType = { kind: MediaFileKind; mime: string; extension: string };

const type = (kind: MediaFileKind, mime: string, extension: string): MediaType => ({ kind, mime, extension });

/** Marks at the start of a file; `at` is where they stand. Ogg, MP4 and the like only ever carry sound here. */
const SIGNATURES: readonly { marks: readonly { at: number; bytes: string }[]; type: MediaType }[] = [
  { marks: [{ at: 0, bytes: "\xff\xd8\xff" }], type: type("photo", "image/jpeg", "jpg") },
  { marks: [{ at: 0, bytes: "\x89PNG\r\n\x1a\n" }], type: type("photo", "image/png", "png") },
  { marks: riff("WEBP"), type: type("photo", "image/webp", "webp") },
  { marks: [{ at: 0, bytes: "OggS" }], type: type("audio", "audio/ogg", "ogg") },
  { marks: [{ at: 0, bytes: "#!AMR" }], type: type("audio", "audio/amr", "amr") },
  { marks: [{ at: 0, bytes: "ID3" }], type: type("audio", "audio/mpeg", "mp3") },
  { marks: [{ at: 4, bytes: "ftyp" }], type: type("audio", "audio/mp4", "m4a") },
  { marks: riff("WAVE"), type: type("audio", "audio/wav", "wav") },
];

function riff(form: string) {
  return [
    { at: 0, bytes: "RIFF" },
    { at: 8, bytes: form },
  ];
}

/** What a file is by its content, whatever it is called; null for everything that nobody sends as a photo or voice. */
export function mediaTypeOf(file: Uint8Array): MediaType | null {
  const head = Buffer.from(file.subarray(0, 16)).toString("latin1");
  const known = SIGNATURES.find(({ marks }) => marks.every(({ at, bytes }) => head.startsWith(bytes, at)));
  if (known) return known.type;
  // MPEG audio without a tag begins with 11 set bits, the layer bits not all zero; AAC has them zero.
  const [first = 0, second = 0] = file;
  if (first !== 0xff || (second & 0xe0) !== 0xe0) return null;
  return (second & 0x06) === 0 ? type("audio", "audio/aac", "aac") : type("audio", "audio/mpeg", "mp3");
}
