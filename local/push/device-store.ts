import { createECDH, randomBytes, randomUUID } from "node:crypto";
import path from "node:path";
import { Journal } from "../console/journal";
import { type DeviceKeys, decrypt } from "./decrypt";

/** A subscription as a browser tells its page of it. */
export interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** What arrived at a device, read with its keys. */
export interface PushedMessage {
  seq: number;
  device: string;
  /** As the application wrote it; the service worker makes a notification of it. */
  data: unknown;
  ttl: number;
  topic: string | null;
  urgency: string | null;
  /** ISO 8601. */
  at: string;
}

type Device = DeviceKeys & { serverKey: string; isGone: boolean };

type Entry =
  | { kind: "device"; id: string; privateKey: string; auth: string; serverKey: string }
  | { kind: "gone"; id: string }
  | { kind: "message"; message: PushedMessage };

/** Devices that subscribed, and what was pushed to them, kept in a journal. */
export class DeviceStore {
  private readonly devices = new Map<string, Device>();
  private readonly messages: PushedMessage[] = [];
  private readonly journal: Journal<Entry>;

  constructor(
    dir: string,
    private readonly url: string,
  ) {
    this.journal = new Journal<Entry>(path.join(dir, "push.jsonl"), (entry) => this.take(entry));
  }

  /** @param serverKey the public key that alone may push to it */
  subscribe(serverKey: string): Subscription & { id: string } {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    const [id, auth] = [randomUUID(), randomBytes(16)];
    this.keep({
      ...{ kind: "device", id, serverKey },
      ...{ privateKey: pair.getPrivateKey("base64url"), auth: auth.toString("base64url") },
    });
    const keys = { p256dh: pair.getPublicKey("base64url"), auth: auth.toString("base64url") };
    return { id, endpoint: `${this.url}/${id}`, keys };
  }

  find(id: string): Device | undefined {
    return this.devices.get(id);
  }

  /** The browser was reset, or its permission taken back: whoever pushes is told that it is gone. */
  unsubscribe(id: string): void {
    this.keep({ kind: "gone", id });
  }

  /** @throws Error for what was not encrypted for this device, or is no JSON */
  push(id: string, body: Buffer, told: Pick<PushedMessage, "ttl" | "topic" | "urgency">): PushedMessage {
    const device = this.devices.get(id);
    if (!device) throw new Error("unknown device");
    const data: unknown = JSON.parse(decrypt(body, device));
    const seq = (this.messages.at(-1)?.seq ?? 0) + 1;
    const message = { seq, device: id, data, ...told, at: new Date().toISOString() };
    this.keep({ kind: "message", message });
    return message;
  }

  /** Oldest first. */
  list(device?: string): PushedMessage[] {
    return this.messages.filter((message) => device === undefined || message.device === device);
  }

  reset(): void {
    this.devices.clear();
    this.messages.length = 0;
    this.journal.restart();
  }

  close(): void {
    this.journal.close();
  }

  private keep(entry: Entry): void {
    this.journal.append(entry);
    this.take(entry);
  }

  private take(entry: Entry): void {
    if (entry.kind === "message") {
      this.messages.push(entry.message);
      return;
    }
    if (entry.kind === "gone") {
      const device = this.devices.get(entry.id);
      if (device) device.isGone = true;
      return;
    }
    const pair = createECDH("prime256v1");
    pair.setPrivateKey(entry.privateKey, "base64url");
    this.devices.set(entry.id, {
      ...{ privateKey: pair.getPrivateKey(), publicKey: pair.getPublicKey() },
      ...{ auth: Buffer.from(entry.auth, "base64url"), serverKey: entry.serverKey, isGone: false },
    });
  }
}
