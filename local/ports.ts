import { createConnection } from "node:net";

export interface StackPorts {
  web: number;
  supabase: number;
  postgres: number;
  smtp: number;
  console: number;
}

export const PORTS: StackPorts = { web: 3000, supabase: 54321, postgres: 54322, smtp: 54325, console: 54330 };
/** The tests' own, so that they run beside a running product. */
export const TEST_PORTS: StackPorts = {
  web: 3100,
  supabase: 55321,
  postgres: 55322,
  smtp: 55325,
  console: 55330,
};

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
