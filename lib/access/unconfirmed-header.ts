/** What the page's guard tells the page of the request: the address to confirm, as part of an address is written. */
export const UNCONFIRMED_HEADER = "x-garfo-unconfirmed";
