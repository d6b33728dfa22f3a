import "server-only";
import pg from "pg";

/**
 * A connection whose breaking off never ends the process. pg-pool leaves a client without a listener while it hands it
 * out, and an error just then (Postgres dying as a connection opens) would be nobody's; queries are told all the same.
 */
export class ErrorTolerantClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.on("error", () => {});
  }
}
