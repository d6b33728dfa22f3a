/**
 * Every error the product can answer: stable code -> HTTP status.
 * The sentence for each code lives in messages/*.json, group `errors`; a test holds both to the same keys.
 */
export const ERROR_STATUS = {
  validation: 422,
  malformed_json: 400,
  malformed_address: 400,
  malformed_request: 400,
  request_timeout: 408,
  request_too_long: 431,
  unsupported_media_type: 415,
  body_too_large: 413,
  method_not_allowed: 405,
  unauthenticated: 401,
  token_missing: 401,
  session_expired: 401,
  wrong_password: 422,
  login_failed: 401,
  provider_refused: 401,
  account_needed: 404,
  identity_unproven: 409,
  identity_stays: 409,
  proof_needed: 403,
  sign_in_again: 403,
  email_not_found: 404,
  email_unconfirmed: 403,
  account_blocked: 403,
  forbidden: 403,
  bad_signature: 401,
  subscription_required: 402,
  pending_payment: 402,
  subscription_expired: 402,
  not_found: 404,
  conflict: 409,
  version_conflict: 409,
  email_taken: 409,
  signup_in_progress: 409,
  number_taken: 409,
  undo_expired: 409,
  confirmation_invalid: 422,
  confirmation_used: 409,
  recovery_required: 403,
  second_factor_required: 403,
  second_factor_missing: 403,
  recovery_code_wrong: 422,
  weak_password: 422,
  same_password: 422,
  plan_unknown: 422,
  food_unknown: 422,
  own_food_in_use: 409,
  product_unknown: 404,
  nothing_understood: 422,
  unlikely_amount: 422,
  unlikely_weight: 422,
  invalid_phone: 422,
  invalid_day: 422,
  health_consent_needed: 403,
  consent_needed: 409,
  consent_outdated: 409,
  optin_required: 409,
  code_invalid: 422,
  code_used_up: 409,
  already_associated: 409,
  already_nutritionist: 409,
  council_number_taken: 409,
  request_decided: 409,
  plan_empty: 409,
  manager_stays: 409,
  card_missing: 404,
  payment_unavailable: 503,
  payment_refused: 422,
  cpf_needed: 422,
  plan_current: 409,
  nothing_to_cancel: 409,
  nothing_to_renew: 409,
  withdrawal_over: 409,
  coupon_invalid: 422,
  coupon_used: 409,
  coupon_exists: 409,
  administrator_stays: 409,
  not_on_trial: 409,
  nothing_to_change: 409,
  seats_taken: 409,
  already_invited: 409,
  payout_too_high: 422,
  import_empty: 422,
  import_final: 409,
  token_needed: 403,
  token_in_address: 400,
  token_expired: 401,
  token_revoked: 401,
  token_scope: 403,
  oauth_request_refused: 400,
  oauth_grant_refused: 400,
  oauth_client_unknown: 401,
  too_many_tokens: 409,
  support_view_over: 403,
  support_view_reads_only: 403,
  support_view_hides: 403,
  support_view_impossible: 409,
  too_many_hooks: 409,
  rate_limited: 429,
  busy: 503,
  unavailable: 503,
  maintenance: 503,
  unexpected: 500,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

/** Values are put into the sentence; `retryAfter` (seconds) also becomes the header. */
export type ErrorValues = Record<string, string | number>;

/** A refusal that the reader is told in words. Unknown errors never reach them as text. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly values: ErrorValues;
  /** Field path -> message key of the group `errors.fields`. */
  readonly fields: Record<string, string> | undefined;

  constructor(
    code: ErrorCode,
    values: ErrorValues = {},
    options: { cause?: unknown; fields?: Record<string, string> } = {},
  ) {
    super(code, { cause: options.cause });
    this.name = "AppError";
    this.code = code;
    this.values = values;
    this.fields = options.fields;
  }

  get status(): number {
    return ERROR_STATUS[this.code];
  }
}
