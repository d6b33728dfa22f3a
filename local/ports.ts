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
