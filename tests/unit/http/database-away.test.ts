import { expect, it } from "vitest";
import { isDatabaseAway } from "@/lib/database-away";

it.each([
  [{ code: "ECONNREFUSED" }],
  [{ code: "P1001" }],
  [{ code: "57P03" }],
  [{ code: "08006" }],
  [new Error("outer", { cause: { code: "ECONNRESET" } })],
  [{ name: "DriverAdapterError", cause: { kind: "DatabaseNotReachable" } }],
  [{ code: "P2010", meta: { driverAdapterError: { cause: { originalCode: "57P01" } } } }],
  [new Error("Connection terminated unexpectedly")],
  [new Error("timeout exceeded when trying to connect")],
])("%o says that the database is away", (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

it.each([
  [null],
  ["ECONNREFUSED"],
  [new Error("x")],
  [{ code: "P2002" }],
  [{ code: "23505" }],
  [{ code: 8 }],
])("%o does not", (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});

it("ends on an error that causes itself", () => {
  const error: { cause?: unknown } = {};
  error.cause = error;
  expect(isDatabaseAway(error)).toBe(false);
});
