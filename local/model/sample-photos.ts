import { createHash } from "node:crypto";
import fs from "node:fs";
import sharp from "sharp";

export interface SeenFood {
  name: string;
  quantity: number;
  portion: string;
  grams: number;
  /** From 0 to 1. */
  confidence: number;
}

export interface SamplePhoto {
  /** File name without ending, under `photos/`; drawn for this project. */
  name: string;
  title: string;
  foods: SeenFood[];
}

/** The photos that the local model knows, and one without any food. Portions as in the product's catalogue. */
export const SAMPLE_PHOTOS: SamplePhoto[] = [
  {
    name: "prato-feito",
    title: "Prato feito",
    foods: [
      { name: "arroz branco", quantity: 5, portion: "colher de sopa", grams: 125, confidence: 0.95 },
      { name: "feijão carioca", quantity: 1, portion: "concha", grams: 140, confidence: 0.93 },
      { name: "bife grelhado", quantity: 1, portion: "unidade média", grams: 100, confidence: 0.91 },
      { name: "alface", quantity: 3, portion: "folha", grams: 30, confidence: 0.88 },
      { name: "tomate", quantity: 2, portion: "fatia", grams: 30, confidence: 0.86 },
    ],
  },
  {
    name: "cafe-da-manha",
    title: "Café da manhã",
    foods: [
      { name: "pão francês", quantity: 1, portion: "unidade", grams: 50, confidence: 0.96 },
      { name: "manteiga", quantity: 1, portion: "ponta de faca", grams: 5, confidence: 0.72 },
      { name: "mamão", quantity: 1, portion: "fatia", grams: 170, confidence: 0.9 },
      { name: "café sem açúcar", quantity: 1, portion: "xícara", grams: 200, confidence: 0.84 },
    ],
  },
  {
    name: "salada-com-frango",
    title: "Salada com frango",
    foods: [
      { name: "peito de frango grelhado", quantity: 1, portion: "filé médio", grams: 100, confidence: 0.9 },
      { name: "alface", quantity: 10, portion: "folha", grams: 100, confidence: 0.94 },
      { name: "tomate", quantity: 5, portion: "fatia", grams: 75, confidence: 0.92 },
      { name: "milho verde", quantity: 2, portion: "colher de sopa", grams: 40, confidence: 0.83 },
    ],
  },
  {
    name: "acai-na-tigela",
    title: "Açaí na tigela",
    foods: [
      { name: "açaí", quantity: 1, portion: "tigela", grams: 300, confidence: 0.92 },
      { name: "banana", quantity: 1, portion: "unidade", grams: 70, confidence: 0.93 },
      { name: "granola", quantity: 3, portion: "colher de sopa", grams: 33, confidence: 0.87 },
      { name: "morango", quantity: 4, portion: "unidade", grams: 48, confidence: 0.9 },
    ],
  },
  { name: "caderno", title: "Caderno (não é comida)", foods: [] },
];

export function readSamplePhoto(photo: SamplePhoto): Buffer {
  return fs.readFileSync(new URL(`./photos/${photo.name}.jpg`, import.meta.url));
}

/** Red, green and blue of a picture of 16 by 16: the same however large it is and however it was compressed. */
const SIDE = 16;
/** Mean difference of a colour's 256 steps: re-encoding makes 1 or so, another photo ten times as much. */
const MOST_DIFFERENT = 5;

/** Finds a sample photo by what it looks like, so that it is known after being scaled or drawn anew. */
export class PhotoLibrary {
  private known: Promise<{ photo: SamplePhoto; look: Buffer }[]> | undefined;

  async recognise(bytes: Buffer): Promise<SamplePhoto | undefined> {
    this.known ??= Promise.all(
      SAMPLE_PHOTOS.map(async (photo) => ({ photo, look: await lookOf(readSamplePhoto(photo)) })),
    );
    const known = await this.known;
    const look = await lookOf(bytes).catch(() => undefined);
    return look && known.find((sample) => difference(sample.look, look) <= MOST_DIFFERENT)?.photo;
  }
}

function lookOf(bytes: Buffer): Promise<Buffer> {
  return sharp(bytes).resize(SIDE, SIDE, { fit: "fill" }).flatten().toColourspace("srgb").raw().toBuffer();
}

function difference(a: Buffer, b: Buffer): number {
  if (a.length !== b.length) return Number.POSITIVE_INFINITY;
  return a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] as number)), 0) / a.length;
}

export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
