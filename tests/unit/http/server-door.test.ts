import { once } from "node:events";
import http from "node:http";
import net, { type AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { DOOR, keepDoor, refuseAtDoor } from "../../../server-door.mjs";

// The web process's own patience is a minute for headers, five for a body.
const patience = { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 };
const server = http.createServer({ ...DOOR, ...patience }, (request, response) => {
  if (!refuseAtDoor(request, response)) request.on("end", () => response.end("taken")).resume();
});
keepDoor(server);
server.listen(0, "127.0.0.1");
afterAll(() => server.close());

it.each([
  ["headers", "POST / HTTP/1.1\r\nHost: a"],
  ["a body", "POST / HTTP/1.1\r\nHost: a.example\r\nContent-Length: 10\r\n\r\nhalf"],
])("is told to be late whose %s never come to their end", async (_what, bytes) => {
  const socket = net.connect((server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  let answered = "";
  for await (const chunk of socket) answered += chunk;
  const [head = "", body = ""] = answered.split("\r\n\r\n");
  expect(head).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
  expect(JSON.parse(body)).toEqual({
    error: "O pedido demorou demais para chegar inteiro.",
    code: "request_timeout",
  });
});
