import fs from "node:fs";
import path from "node:path";

/**
 * An append-only file of JSON lines. Each entry is written with one system call before the caller goes on, so a
 * killed process loses nothing that was answered; a line torn by the kill is skipped when the file is read again.
 */
export class Journal<Entry> {
  private readonly fd: number;
  private open = true;

  constructor(file: string, replay: (entry: Entry) => void) {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    this.fd = fs.openSync(file, "a+");
    const text = fs.readFileSync(file, "utf8");
    for (const line of text.split("\n")) {
      const entry = parse<Entry>(line);
      if (entry !== undefined) replay(entry);
    }
    if (text !== "" && !text.endsWith("\n")) fs.writeSync(this.fd, "\n");
  }

  /** After `close` this does nothing: an answer that arrives while the console stops is of no use any more. */
  append(entry: Entry): void {
    if (this.open) fs.writeSync(this.fd, `${JSON.stringify(entry)}\n`);
  }

  /** Forgets everything, keeping only `first` when given. */
  restart(first?: Entry): void {
    fs.ftruncateSync(this.fd, 0);
    if (first !== undefined) this.append(first);
  }

  close(): void {
    if (this.open) fs.closeSync(this.fd);
    this.open = false;
  }
}

function parse<Entry>(line: string): Entry | undefined {
  if (line === "") return undefined;
  try {
    return JSON.parse(line) as Entry;
  } catch {
    return undefined;
  }
}
