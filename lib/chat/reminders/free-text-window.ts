/** Free text may be written for 24 hours after the person last wrote, in ms; sending takes a moment of it. */
export const FREE_TEXT_MS = (24 * 60 - 5) * 60_000;
