-- Where each patient stands in a nutritionist's list, kept so that the list is sorted, searched and counted without
-- reading anybody's days. What makes it up is the application's to say, the triggers only note that something has changed
CREATE TABLE "app"."care_standings" (
  "patient_id" UUID NOT NULL,
  "link_id" UUID NOT NULL,
  "nutritionist_id" UUID NOT NULL,
  "name_key" TEXT NOT NULL,
  "since" TIMESTAMPTZ(3) NOT NULL,
  "until" TIMESTAMPTZ(3) NOT NULL,
  "changes" INTEGER NOT NULL DEFAULT 1,
  "counted" INTEGER NOT NULL DEFAULT 0,
  "recount_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
  "withheld" BOOLEAN NOT NULL DEFAULT false,
  "segment" TEXT,
  "reasons" SMALLINT NOT NULL DEFAULT 0,
  "urgency" SMALLINT NOT NULL DEFAULT 100,
  "adherence" SMALLINT,
  "last_log" DATE,
  CONSTRAINT "care_standings_pkey" PRIMARY KEY ("patient_id", "link_id")
);
ALTER TABLE "app"."care_standings" ADD CONSTRAINT "care_standings_patient_id_link_id_fkey"
  FOREIGN KEY ("patient_id", "link_id") REFERENCES "app"."care_links"("patient_id", "id") ON DELETE CASCADE ON UPDATE CASCADE;
CREATE INDEX "care_standings_nutritionist_id_name_key_link_id_idx" ON "app"."care_standings" ("nutritionist_id", "name_key", "link_id");
CREATE INDEX "care_standings_recount_at_idx" ON "app"."care_standings" ("recount_at");
CREATE INDEX "care_standings_changed_idx" ON "app"."care_standings" ("nutritionist_id") WHERE "changes" <> "counted";

-- When access ends: with its last day in the patient's zone, or when it was taken back
CREATE FUNCTION "app"."care_until"(ends_on date, zone text, revoked_at timestamptz) RETURNS timestamptz LANGUAGE sql STABLE AS
  $$ SELECT least((ends_on + 1)::timestamp AT TIME ZONE zone, revoked_at) $$;

CREATE FUNCTION "app"."recount_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb := CASE TG_OP WHEN 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
BEGIN
  UPDATE app.care_standings SET changes = changes + 1 WHERE patient_id = (changed ->> TG_ARGV[0])::uuid;
  RETURN NULL;
END $$;

CREATE FUNCTION "app"."rename_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE app.care_standings s SET name_key = app.folded(NEW.name), changes = s.changes + 1,
    until = app.care_until(l.ends_on, NEW.time_zone, l.revoked_at)
  FROM app.care_links l WHERE s.patient_id = NEW.id AND l.patient_id = s.patient_id AND l.id = s.link_id;
  RETURN NULL;
END $$;

CREATE FUNCTION "app"."open_standing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO app.care_standings AS s (patient_id, link_id, nutritionist_id, name_key, since, until)
  SELECT NEW.patient_id, NEW.id, NEW.nutritionist_id, app.folded(p.name), NEW.granted_at,
    app.care_until(NEW.ends_on, p.time_zone, NEW.revoked_at)
  FROM public.profiles p WHERE p.id = NEW.patient_id
  ON CONFLICT (patient_id, link_id) DO UPDATE SET
    since = excluded.since, until = excluded.until, changes = s.changes + 1;
  RETURN NULL;
END $$;

CREATE TRIGGER "standing_opened" AFTER INSERT OR UPDATE ON "app"."care_links"
  FOR EACH ROW EXECUTE FUNCTION "app"."open_standing"();

CREATE TRIGGER "standing_renamed" AFTER UPDATE OF "name", "time_zone" ON "public"."profiles"
  FOR EACH ROW WHEN (OLD."name" <> NEW."name" OR OLD."time_zone" <> NEW."time_zone")
  EXECUTE FUNCTION "app"."rename_standing"();

CREATE TRIGGER "day_changed" AFTER INSERT OR UPDATE OR DELETE ON "app"."day_totals"
  FOR EACH ROW EXECUTE FUNCTION "app"."recount_standing"('user_id');

CREATE TRIGGER "health_changed" AFTER INSERT OR UPDATE OF "gender", "allergies" ON "app"."health_profiles"
  FOR EACH ROW EXECUTE FUNCTION "app"."recount_standing"('user_id');

CREATE TRIGGER "health_consent_changed" AFTER INSERT ON "app"."consents"
  FOR EACH ROW WHEN (NEW."kind" = 'health') EXECUTE FUNCTION "app"."recount_standing"('user_id');

CREATE TRIGGER "own_food_changed" AFTER UPDATE ON "app"."own_foods"
  FOR EACH ROW EXECUTE FUNCTION "app"."recount_standing"('user_id');

CREATE TRIGGER "plan_changed" AFTER INSERT OR UPDATE OR DELETE ON "app"."meal_plans"
  FOR EACH ROW EXECUTE FUNCTION "app"."recount_standing"('patient_id');

INSERT INTO "app"."care_standings" ("patient_id", "link_id", "nutritionist_id", "name_key", "since", "until")
  SELECT l."patient_id", l."id", l."nutritionist_id", "app"."folded"(p."name"), l."granted_at",
    "app"."care_until"(l."ends_on", p."time_zone", l."revoked_at")
  FROM "app"."care_links" l JOIN "public"."profiles" p ON p."id" = l."patient_id";

-- People are sorted by name as readers of Portuguese expect: accents and case make no difference
DROP INDEX "public"."profiles_name_id_idx";
CREATE INDEX "profiles_name_folded_idx" ON "public"."profiles" ("app"."folded"("name"), "id");
