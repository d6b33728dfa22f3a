/** Who is paid, who pays, and for which application: fixed numbers of an account that does not exist. */
export const SELLER_ID = 2_000_100_200;
export const PAYER_ID = 2_000_100_201;
export const APPLICATION_ID = 8_123_456_789;
