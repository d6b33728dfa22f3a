-- AlterTable
ALTER TABLE "app"."outbound_mails" ADD COLUMN     "slot" TEXT;

-- AlterTable
ALTER TABLE "app"."outbound_messages" ADD COLUMN     "expires_at" TIMESTAMPTZ(3),
ADD COLUMN     "slot" TEXT;

-- AlterTable
ALTER TABLE "app"."reminder_settings" ADD COLUMN     "evening_summary" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "evening_time" TEXT NOT NULL DEFAULT '21:00',
ADD COLUMN     "exercise_days" INTEGER[] DEFAULT ARRAY[1, 2, 3, 4, 5, 6, 7]::INTEGER[],
ADD COLUMN     "weekly_report" BOOLEAN NOT NULL DEFAULT true;

-- CreateTable
CREATE TABLE "app"."reminder_schedules" (
    "user_id" UUID NOT NULL,
    "next_at" TIMESTAMPTZ(3),
    "settled_until" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "reminder_schedules_pkey" PRIMARY KEY ("user_id")
);

-- CreateIndex
CREATE INDEX "reminder_schedules_next_at_idx" ON "app"."reminder_schedules"("next_at");

-- The unique index finds a person's messages as well.
-- DropIndex
DROP INDEX "app"."outbound_mails_user_id_idx";

-- DropIndex
DROP INDEX "app"."outbound_messages_user_id_idx";

-- CreateIndex
CREATE UNIQUE INDEX "outbound_mails_user_id_slot_key" ON "app"."outbound_mails"("user_id", "slot");

-- CreateIndex
CREATE UNIQUE INDEX "outbound_messages_user_id_slot_key" ON "app"."outbound_messages"("user_id", "slot");

-- AddForeignKey
ALTER TABLE "app"."reminder_schedules" ADD CONSTRAINT "reminder_schedules_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Has a person looked at again at once. It decides nothing: what is due, and when next, is the application's to say.
-- A change does not reach back: what would have been due more than a minute before it is settled.
CREATE FUNCTION "app"."look_at_reminders"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.reminder_schedules AS s (user_id, next_at, settled_until)
  SELECT user_id, now(), now() - interval '1 minute' FROM app.people
  WHERE user_id = (to_jsonb(NEW) ->> TG_ARGV[0])::uuid
  ON CONFLICT (user_id) DO UPDATE SET
    next_at = now(), settled_until = greatest(s.settled_until, excluded.settled_until);
  RETURN NULL;
END $$;

CREATE TRIGGER "reminders_changed" AFTER INSERT OR UPDATE ON "app"."reminder_settings"
  FOR EACH ROW EXECUTE FUNCTION "app"."look_at_reminders"('user_id');

CREATE TRIGGER "link_changed" AFTER INSERT OR UPDATE OF "status" ON "app"."whatsapp_links"
  FOR EACH ROW EXECUTE FUNCTION "app"."look_at_reminders"('user_id');

CREATE TRIGGER "subscription_changed" AFTER INSERT OR UPDATE OF "status", "period_end", "current", "plan_id" ON "app"."subscriptions"
  FOR EACH ROW EXECUTE FUNCTION "app"."look_at_reminders"('user_id');

CREATE TRIGGER "time_zone_changed" AFTER UPDATE OF "time_zone" ON "public"."profiles"
  FOR EACH ROW WHEN (OLD."time_zone" IS DISTINCT FROM NEW."time_zone")
  EXECUTE FUNCTION "app"."look_at_reminders"('id');

CREATE TRIGGER "consent_changed" AFTER INSERT ON "app"."consents"
  FOR EACH ROW EXECUTE FUNCTION "app"."look_at_reminders"('user_id');

CREATE TRIGGER "block_changed" AFTER UPDATE OF "blocked_at" ON "app"."people"
  FOR EACH ROW EXECUTE FUNCTION "app"."look_at_reminders"('user_id');

INSERT INTO "app"."reminder_schedules" ("user_id", "next_at", "settled_until")
  SELECT "user_id", now(), now() FROM "app"."people";
