/** How a table's rows are found to be somebody's. */
export type Owner =
  | "user_id"
  | "id"
  /** Messages that were answered as theirs, or came from their number since it was proven. */
  | "inbound"
  | "outbound"
  | "conversation"
  /** Of both sides: what a patient grants to a nutritionist. */
  | "care"
  | "invitation"
  /** What a nutritionist wrote for themselves: never the patient's. */
  | "nutritionist"
  /** A plan is its patient's from when it was released, before that its writer's. */
  | "plan"
  /** Written with the same address before or beside the account, once that address is confirmed. */
  | "email"
  /** Under the digest of their address, since the account was opened. */
  | "access"
  /** Under the digest of their id: done by them or to them. */
  | "audit";

export type PersonalTable = {
  table: string;
  owner: Owner;
  /** Columns that put one person's rows in order, with their types; none where there is one row at most. */
  key: Readonly<Record<string, "uuid" | "bigint" | "date" | "text" | "timestamptz">>;
  /** Name in the export; null with the reason why there is nothing in it for anybody. */
  section: string | { missing: string };
  /** Columns that are left out of the export: what opens something, or what is no one's to read. */
  omit?: readonly string[];
  /** Columns of the row that this one belongs to, without which it says little on a line of its own. */
  borrow?: { table: string; id: string; columns: readonly string[] };
  /** Columns of bytes, in base64 in the JSON export and left out of the CSV. */
  bytes?: readonly string[];
  /** Stays when the account goes: by which law, and for how long. Such a table leads to no other. */
  kept?: string;
  /** What stays loses whose it was: the column is emptied. */
  isUnnamed?: true;
};

/**
 * Every table of the database that holds something of a person, in the order in which it is erased. A test holds it to
 * the schema: a table that is neither here nor in {@link NOBODYS} fails it.
 */
export const PERSONAL_DATA = {
  InboundMessage: {
    table: "app.inbound_messages",
    owner: "inbound",
    key: { seq: "bigint" },
    section: "messages_received",
    omit: ["status", "attempts", "error"],
  },
  OutboundMessage: {
    table: "app.outbound_messages",
    owner: "outbound",
    key: { seq: "bigint" },
    section: "messages_sent",
    omit: ["attempts", "next_attempt_at", "error"],
  },
  Conversation: {
    table: "app.conversations",
    owner: "conversation",
    key: { contact: "text" },
    section: "conversations",
  },
  MediaReading: {
    table: "app.media_readings",
    owner: "user_id",
    key: { id: "uuid" },
    section: "photos_and_recordings",
    bytes: ["picture"],
  },
  MealItem: {
    table: "app.meal_items",
    owner: "user_id",
    key: { meal_id: "uuid", id: "uuid" },
    section: "meal_items",
    borrow: { table: "app.meals", id: "meal_id", columns: ["day", "kind"] },
  },
  Meal: { table: "app.meals", owner: "user_id", key: { id: "uuid" }, section: "meals" },
  FavouriteMeal: {
    table: "app.favourite_meals",
    owner: "user_id",
    key: { id: "uuid" },
    section: "favourites",
  },
  OwnFood: { table: "app.own_foods", owner: "user_id", key: { id: "uuid" }, section: "own_foods" },
  WaterEntry: { table: "app.water_entries", owner: "user_id", key: { id: "uuid" }, section: "water" },
  WeightEntry: { table: "app.weight_entries", owner: "user_id", key: { id: "uuid" }, section: "weight" },
  DayTotal: { table: "app.day_totals", owner: "user_id", key: { day: "date" }, section: "days" },
  ChatCount: { table: "app.chat_counts", owner: "user_id", key: { day: "date" }, section: "messages_by_day" },
  Goal: { table: "app.goals", owner: "user_id", key: { valid_from: "date" }, section: "goals" },
  FirstRun: { table: "app.first_runs", owner: "user_id", key: {}, section: "first_run" },
  HealthProfile: { table: "app.health_profiles", owner: "user_id", key: {}, section: "health" },
  ReminderSchedule: {
    table: "app.reminder_schedules",
    owner: "user_id",
    key: {},
    section: { missing: "when the next reminder is due, which follows from the settings" },
  },
  ReminderSettings: { table: "app.reminder_settings", owner: "user_id", key: {}, section: "reminders" },
  WhatsAppLinkCode: {
    table: "app.whatsapp_link_codes",
    owner: "user_id",
    key: { id: "uuid" },
    section: { missing: "codes that run out within minutes, kept as digests" },
  },
  WhatsAppLink: { table: "app.whatsapp_links", owner: "user_id", key: {}, section: "whatsapp" },
  Payment: {
    table: "app.payments",
    owner: "user_id",
    key: { id: "uuid" },
    section: "payments",
    omit: ["click_key", "qr_image", "next_check_at", "checks"],
    kept: "Código Tributário Nacional, articles 173 and 195: five years, without whose they were",
    isUnnamed: true,
  },
  Preapproval: {
    table: "app.preapprovals",
    owner: "user_id",
    key: { id: "uuid" },
    section: "card_contracts",
    omit: ["click_key", "next_check_at", "checks"],
    kept: "as the payments that were made under it; until then it is what ends it at the provider",
    isUnnamed: true,
  },
  SavedCard: { table: "app.saved_cards", owner: "user_id", key: {}, section: "card" },
  Subscription: {
    table: "app.subscriptions",
    owner: "user_id",
    key: { id: "uuid" },
    section: "subscriptions",
  },
  Consent: { table: "app.consents", owner: "user_id", key: { id: "uuid" }, section: "consents" },
  OutboundMail: {
    table: "app.outbound_mails",
    owner: "user_id",
    key: { id: "uuid" },
    section: "mails",
    omit: ["text", "html", "attempts", "next_attempt_at", "error"],
  },
  RecoveryCode: {
    table: "app.recovery_codes",
    owner: "user_id",
    key: { code_hash: "text" },
    section: { missing: "digests of keys to the account, which open something and tell nothing" },
  },
  HookDelivery: {
    table: "app.hook_deliveries",
    owner: "user_id",
    key: { id: "uuid" },
    section: "hook_deliveries",
    omit: ["body"],
  },
  Hook: {
    table: "app.hooks",
    owner: "user_id",
    key: { id: "uuid" },
    section: "hooks",
    omit: ["secret"],
  },
  PushMessage: {
    table: "app.push_messages",
    owner: "user_id",
    key: { subscription_id: "uuid", slot: "text" },
    section: "push_messages",
    omit: ["attempts", "next_attempt_at"],
  },
  PushSubscription: {
    table: "app.push_subscriptions",
    owner: "user_id",
    key: { id: "uuid" },
    section: "push_subscriptions",
    omit: ["endpoint", "p256dh", "auth", "session_id"],
  },
  CalendarFeed: {
    table: "app.calendar_feeds",
    owner: "user_id",
    key: {},
    section: "calendar_feed",
    omit: ["secret_hash"],
  },
  DiaryImport: {
    table: "app.diary_imports",
    owner: "user_id",
    key: { id: "uuid" },
    section: "imports",
    omit: ["file", "entries", "foods", "file_hash"],
  },
  PersonalToken: {
    table: "app.personal_tokens",
    owner: "user_id",
    key: { id: "uuid" },
    section: "tokens",
    omit: ["token_hash", "refresh_hash", "spent_refresh_hash"],
  },
  OauthCode: {
    table: "app.oauth_codes",
    owner: "user_id",
    key: { id: "uuid" },
    section: "programs_let_in",
    omit: ["code_hash", "challenge"],
  },
  SignIn: { table: "app.sign_ins", owner: "user_id", key: { session_id: "uuid" }, section: "sign_ins" },
  CompanyMembership: {
    table: "app.company_memberships",
    owner: "user_id",
    key: { id: "uuid" },
    section: "memberships",
  },
  Referral: { table: "app.referrals", owner: "user_id", key: {}, section: "referral" },
  CompanyInvitation: {
    table: "app.company_invitations",
    owner: "email",
    key: { id: "uuid" },
    section: "company_invitations",
  },
  Administrator: { table: "app.administrators", owner: "user_id", key: {}, section: "administrator" },
  Lead: { table: "app.leads", owner: "email", key: { id: "uuid" }, section: "partnership_requests" },
  CareNote: {
    table: "app.care_notes",
    owner: "nutritionist",
    key: { id: "uuid" },
    section: "care_notes",
  },
  DiaryComment: {
    table: "app.diary_comments",
    owner: "care",
    key: { id: "uuid" },
    section: "diary_comments",
  },
  Anamnesis: {
    table: "app.anamneses",
    owner: "care",
    key: { patient_id: "uuid", nutritionist_id: "uuid" },
    section: "anamneses",
  },
  MealPlan: { table: "app.meal_plans", owner: "plan", key: { id: "uuid" }, section: "meal_plans" },
  PlanTemplate: {
    table: "app.plan_templates",
    owner: "nutritionist",
    key: { id: "uuid" },
    section: "plan_templates",
  },
  NutritionistRequest: {
    table: "app.nutritionist_requests",
    owner: "user_id",
    key: { id: "uuid" },
    section: "nutritionist_requests",
  },
  Nutritionist: { table: "app.nutritionists", owner: "user_id", key: {}, section: "nutritionist" },
  CareAccess: { table: "app.care_accesses", owner: "care", key: { id: "uuid" }, section: "care_accesses" },
  CareStanding: {
    table: "app.care_standings",
    owner: "care",
    key: { link_id: "uuid" },
    section: { missing: "where a patient stands in a list, counted from what is exported anyway" },
  },
  CareLink: { table: "app.care_links", owner: "care", key: { id: "uuid" }, section: "care_links" },
  CareInvitation: {
    table: "app.care_invitations",
    owner: "invitation",
    key: { id: "uuid" },
    section: "care_invitations",
    omit: ["token_hash"],
  },
  SupportView: {
    table: "app.support_views",
    owner: "user_id",
    key: { id: "uuid" },
    section: "support_views",
    omit: ["opened_by"],
  },
  AccessRecord: {
    table: "app.access_records",
    owner: "access",
    key: { at: "timestamptz", ip: "text" },
    section: "access_records",
    omit: ["subject", "hour"],
    kept: "Marco Civil da Internet, article 15: six months",
  },
  AuditEntry: {
    table: "app.audit_log",
    owner: "audit",
    key: { seq: "bigint" },
    section: "audit_log",
    omit: ["actor_id", "subject_id", "ip"],
    kept: "LGPD, articles 6 (X), 16 (I) and 37: what was done is accounted for, under ids that name nobody",
  },
  Person: { table: "app.people", owner: "user_id", key: {}, section: "person" },
  Profile: { table: "public.profiles", owner: "id", key: {}, section: "profile" },
} as const satisfies Record<string, PersonalTable>;

/** Tables that hold nothing of anybody, each with the reason. */
export const NOBODYS: Readonly<Record<string, string>> = {
  Company: "an organisation; its people point to it",
  ProfessionalCode: "a company's; its members point to it",
  ReferralDay: "how often a company's link was followed, by day, and not by whom",
  Commission: "a company's, on a payment; the payment says whose it was as long as it may",
  Payout: "a company's",
  FeatureFlag: "what is on and off for everybody",
  Product: "what Open Food Facts says of a barcode, and not who asked",
  OauthClient: "a program that introduced itself; whoever let it in points to it",
  KeptFigures: "sums over everybody, as they were counted last",
  PageView: "pages shown, by day and path, and not to whom",
  Plan: "the price list",
  Coupon: "an offer to everybody",
  PaymentEvent: "ids of the provider's that something was told about, without their owner",
  ProviderScan: "how far the provider's list of changes was read",
  TrialMark: "keyed digests that tell a trial was had, of accounts that are gone; the privacy policy says so",
  EndedSession: "ids of the auth server's sessions, without their owner, until their tokens run out",
  AccountDeletion: "ids of accounts that are gone here, until the auth server has removed them too",
  ErrorReport: "errors folded by kind, cleaned of addresses and text",
  RateLimit: "counters under digests",
};

export type Exported = PersonalTable & { section: string };

/** What goes into the export, the person first: the order of erasing turned round. */
export function exportedHoldings(): Exported[] {
  const all: PersonalTable[] = Object.values(PERSONAL_DATA);
  return all.filter((holding): holding is Exported => typeof holding.section === "string").reverse();
}
