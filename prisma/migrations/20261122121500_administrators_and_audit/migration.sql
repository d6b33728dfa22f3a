CREATE TABLE "app"."administrators" (
    "user_id" UUID NOT NULL,
    "granted_at" TIMESTAMPTZ(3) NOT NULL,
    "revoked_at" TIMESTAMPTZ(3),

    CONSTRAINT "administrators_pkey" PRIMARY KEY ("user_id")
);

ALTER TABLE "app"."administrators" ADD CONSTRAINT "administrators_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TYPE "app"."actor_kind" AS ENUM ('person', 'visitor', 'sender', 'job', 'webhook', 'administrator');

CREATE TABLE "app"."audit_log" (
    "seq" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "actor_kind" "app"."actor_kind" NOT NULL,
    "actor_id" TEXT,
    "action" TEXT NOT NULL,
    "subject_type" TEXT NOT NULL,
    "subject_id" TEXT NOT NULL,
    "before" JSONB,
    "after" JSONB,
    "reason" TEXT,
    "ip" TEXT,

    CONSTRAINT "audit_log_pkey" PRIMARY KEY ("seq")
);

CREATE INDEX "audit_log_subject_id_seq_idx" ON "app"."audit_log"("subject_id", "seq");

CREATE INDEX "audit_log_actor_id_seq_idx" ON "app"."audit_log"("actor_id", "seq");

-- What was noted stays as it was noted.
CREATE FUNCTION "app"."refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is refused: %.% only grows', TG_OP, TG_TABLE_SCHEMA, TG_TABLE_NAME
    USING ERRCODE = 'insufficient_privilege';
END $$;

CREATE TRIGGER "only_grows" BEFORE UPDATE OR DELETE OR TRUNCATE ON "app"."audit_log"
  FOR EACH STATEMENT EXECUTE FUNCTION "app"."refuse_change"();
