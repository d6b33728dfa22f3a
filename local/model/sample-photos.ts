import { createHash } from "node:crypto";
import fs from "node:fs";

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

/** Finds a sample photo by the SHA-256 of its bytes. */
export class PhotoLibrary {
  private readonly known = new Map(SAMPLE_PHOTOS.map((photo) => [sha256(readSamplePhoto(photo)), photo]));

  recognise(bytes: Buffer): SamplePhoto | undefined {
    return this.known.get(sha256(bytes));
  }
}

export function sha256(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
