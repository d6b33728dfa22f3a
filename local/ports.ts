import { createConnection } from "node:net";

export interface StackPorts {
  web: number;
  supabase: number;
  postgres: number;
  smtp: number;
  console: number;
}

const USUAL: StackPorts = { web: 3000, supabase: 54321, postgres: 54322, smtp: 54325, console: 54330 };
/** The tests' own, so that they run beside a running product; below what systems hand out for outgoing connections. */
const TESTS: StackPorts = { web: 3100, supabase: 24321, postgres: 24322, smtp: 24325, console: 24330 };
/** The fault tests' own: what they kill is nobody else's. */
const FAULTS: StackPorts = { web: 3200, supabase: 18321, postgres: 18322, smtp: 18325, console: 18330 };

/** `PORT_OFFSET` moves all of them, so that checkouts run side by side: 500 for the second, 1000 for the third. */
const offset = Number(process.env.PORT_OFFSET ?? 0);
if (!Number.isInteger(offset) || offset < 0 || offset > 5000) {
  throw new Error("PORT_OFFSET is a whole number from 0 to 5000.");
}

export const PORTS = moved(USUAL);
export const TEST_PORTS = moved(TESTS);
export const FAULT_PORTS = moved(FAULTS);

function moved(ports: StackPorts): StackPorts {
  const { web, supabase, postgres, smtp, console } = ports;
  return {
    web: web + offset,
    supabase: supabase + offset,
    postgres: postgres + offset,
    smtp: smtp + offset,
    console: console + offset,
  };
}

/** Whether anything takes connections on 127.0.0.1:`port`. */
export function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: "127.0.0.1" });
    const finish = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.once("connect", () => finish(true));
    socket.once("error", () => finish(false));
    socket.setTimeout(1000, () => finish(false));
  });
}

/** @throws Error with a sentence when another program listens on the port. */
export async function refuseTaken(port: number, who: string, hint = ""): Promise<void> {
  if (await answers(port)) {
    throw new Error(
      `Port ${port}, where ${who} should listen, is taken by another program.${hint && ` ${hint}`}`,
    );
  }
}
