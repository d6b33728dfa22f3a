/** How long a program stays in unless its owner ends it, in days. */
export const GRANT_DAYS = 180;

/** How long one of its access tokens lives, in seconds; the refresh token gets the next one. */
export const ACCESS_TOKEN_S = 3_600;
