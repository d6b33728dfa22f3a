import { randomUUID } from "node:crypto";
import path from "node:path";
import { Journal } from "../console/journal";

export interface CaughtMail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** ISO 8601. */
  at: string;
}

/** The letters that arrived, oldest first, kept in a journal. */
export class MailStore {
  private readonly letters: CaughtMail[] = [];
  private readonly journal: Journal<CaughtMail>;

  constructor(dir: string) {
    this.journal = new Journal<CaughtMail>(path.join(dir, "mail.jsonl"), (letter) =>
      this.letters.push(letter),
    );
  }

  add(letter: Omit<CaughtMail, "id" | "at">): void {
    const stored = { id: randomUUID(), ...letter, at: new Date().toISOString() };
    this.journal.append(stored);
    this.letters.push(stored);
  }

  /** Newest first; `to` compares addresses without regard to case. */
  list(to?: string): CaughtMail[] {
    const wanted = to?.toLowerCase();
    return this.letters
      .filter(
        (letter) => wanted === undefined || letter.to.some((address) => address.toLowerCase() === wanted),
      )
      .reverse();
  }

  find(id: string): CaughtMail | undefined {
    return this.letters.find((letter) => letter.id === id);
  }

  reset(): void {
    this.letters.length = 0;
    this.journal.restart();
  }

  close(): void {
    this.journal.close();
  }
}
