/** saving: on its way or about to be; waiting: failed, and tried again by itself; refused: as it stands it never will be. */
export type SaveState = "idle" | "saving" | "waiting" | "refused";

export type SaveSnapshot<T> = {
  state: SaveState;
  /** What only this page knows so far. */
  unsaved: Partial<T>;
  /** Field -> why it was refused. */
  refused: Partial<Record<keyof T, unknown>>;
};

type SaveQueueOptions<T> = {
  send: (change: Partial<T>) => Promise<void>;
  /** Whether an error says that the change itself is at fault, so that trying again is pointless. */
  isRefusal: (error: unknown) => boolean;
};

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Saves a record field by field, one request at a time, oldest change first; of several changes of a field the last
 * one wins. What could not be saved is kept and tried again after 1 s, 2 s and so on up to 30 s; what was refused waits
 * for its field to change and holds up no other.
 */
export class SaveQueue<T extends object> {
  readonly #unsaved = new Map<keyof T, T[keyof T]>();
  readonly #refused = new Map<keyof T, unknown>();
  readonly #listeners = new Set<() => void>();
  readonly #options: SaveQueueOptions<T>;
  #isSending = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #snapshot: SaveSnapshot<T> = { state: "idle", unsaved: {}, refused: {} };

  constructor(options: SaveQueueOptions<T>) {
    this.#options = options;
  }

  /** The same object until something changes. */
  snapshot = (): SaveSnapshot<T> => this.#snapshot;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** @param delayMs how long to wait for more of it, as while somebody types */
  push<K extends keyof T>(field: K, value: T[K], delayMs = 0): void {
    this.#unsaved.set(field, value);
    this.#refused.delete(field);
    if (delayMs === 0) this.flush();
    else this.#schedule(delayMs);
    this.#tell();
  }

  /** Sends at once what waits: the field was left, the network is back, somebody asks for it. */
  flush = (): void => {
    clearTimeout(this.#timer);
    if (!this.#isSending && this.#next() !== undefined) void this.#run();
  };

  #next(): keyof T | undefined {
    return [...this.#unsaved.keys()].find((field) => !this.#refused.has(field));
  }

  #schedule(delayMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.flush, delayMs);
  }

  async #run(): Promise<void> {
    this.#isSending = true;
    for (let field = this.#next(); field !== undefined; field = this.#next()) {
      this.#tell();
      if (!(await this.#save(field))) break;
    }
    this.#isSending = false;
    this.#tell();
  }

  /** @returns whether to go on with the next one */
  async #save(field: keyof T): Promise<boolean> {
    const value = this.#unsaved.get(field);
    const isUnchanged = () => this.#unsaved.get(field) === value;
    try {
      await this.#options.send({ [field]: value } as Partial<T>);
      if (isUnchanged()) this.#unsaved.delete(field);
    } catch (error) {
      if (!this.#options.isRefusal(error)) {
        this.#schedule(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** this.#failures++));
        return false;
      }
      if (isUnchanged()) this.#refused.set(field, error);
    }
    this.#failures = 0;
    return true;
  }

  #tell(): void {
    const isPending = this.#isSending || this.#next() !== undefined;
    const state: SaveState = !isPending
      ? this.#refused.size > 0
        ? "refused"
        : "idle"
      : this.#failures > 0
        ? "waiting"
        : "saving";
    this.#snapshot = {
      state,
      unsaved: Object.fromEntries(this.#unsaved) as Partial<T>,
      refused: Object.fromEntries(this.#refused) as Partial<Record<keyof T, unknown>>,
    };
    for (const listener of this.#listeners) listener();
  }
}
