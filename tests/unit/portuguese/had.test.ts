import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import weights from "@/lib/portuguese/telling/weights.json";
import { tellingDigest } from "@/scripts/telling/taught";
import { DiaryInMemory } from "@/tests/golden/diary-in-memory";
import { momentAt, ZONE } from "@/tests/golden/judge";

const LISTS = "tests/golden/had";
/**
 * Of each list, how many that were not had are stored still, and how many that were had are not (most of them since no rule reads
 * them); both may only fall.
 */
const KNOWN: [list: number, stored: number, lost: number][] = [
  [0, 5, 4],
  [1, 6, 0],
  [2, 2, 24],
  [3, 5, 20],
  [4, 2, 17],
  [5, 8, 10],
  [6, 5, 10],
  [7, 4, 8],
  [8, 2, 22],
  [9, 8, 26],
  [10, 2, 18],
  [11, 0, 24],
  [12, 2, 15],
  [13, 0, 36],
  [14, 4, 25],
  [15, 1, 20],
  [16, 1, 17],
];

function stored(text: string): number {
  const diary = new DiaryInMemory(ZONE);
  diary.say(text, momentAt("2026-11-23", "20:00", 0));
  return diary.entries.length;
}

function rowsOf(file: string): string[] {
  const path = `${LISTS}/${file}.json`;
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : [];
}

describe("what sounds as if it had been had", () => {
  it("is learnt from the lists that are there", () => {
    expect(weights.taught).toBe(tellingDigest(process.cwd()));
  });

  it.each(KNOWN)("keeps list %i apart", (list, mostStored, mostLost) => {
    const wrong = rowsOf(`not-had-${list}`).filter((text) => stored(text) > 0);
    const lost = rowsOf(`had-${list}`).filter((text) => stored(text) === 0);
    expect(wrong.length, wrong.join("\n")).toBeLessThanOrEqual(mostStored);
    expect(lost.length, lost.join("\n")).toBeLessThanOrEqual(mostLost);
  });

  it("knows each list", () => {
    const lists = new Set(readdirSync(LISTS).map((file) => Number(/\d+/.exec(file)?.[0])));
    expect([...lists].sort((a, b) => a - b)).toEqual(KNOWN.map(([list]) => list));
  });

  // Of no list, and no food of theirs.
  it.each([
    "o meu vizinho só vive de jiló",
    "aqui na feira a graviola tá cinco reais",
    "nunca experimentei cupuaçu, é bom?",
    "a professora levou bolo pra turma e eu estava de folga",
    "no meu tempo a gente catava pitanga no quintal",
    "os passarinhos acabaram com as amoras",
    "vou levar torta salgada na confraternização de sexta",
  ])("stores nothing of: %s", (text) => expect(stored(text)).toBe(0));

  it.each([
    "só um jiló frito com cerveja",
    "sorvete de graviola na feira",
    "hoje foi cupuaçu batido com leite",
    "ganhei bolo da professora e comi tudo",
    "lanche: um punhado de pitangas",
    "torta salgada, 2 pedaços, na confraternização",
    "1 pera entre um cliente e outro",
    "pitanga, um punhado entre uma aula e outra",
  ])("stores: %s", (text) => expect(stored(text)).toBeGreaterThan(0));
});
