CREATE TABLE "app"."company_memberships" (
    "user_id" UUID NOT NULL,
    "id" UUID NOT NULL,
    "company_id" UUID NOT NULL,
    "role" "app"."company_role" NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL,
    "until" TIMESTAMPTZ(3),
    "code_id" UUID,

    CONSTRAINT "company_memberships_pkey" PRIMARY KEY ("user_id","id"),
    CONSTRAINT "company_memberships_until_check" CHECK ("until" >= "since")
);

CREATE INDEX "company_memberships_company_id_idx" ON "app"."company_memberships"("company_id");

CREATE INDEX "company_memberships_code_id_idx" ON "app"."company_memberships"("code_id");

-- One company at a time for a person.
CREATE UNIQUE INDEX "company_memberships_lasting_key" ON "app"."company_memberships" ("user_id") WHERE "until" IS NULL;

ALTER TABLE "app"."company_memberships"
  ADD CONSTRAINT "company_memberships_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "app"."people"("user_id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "company_memberships_company_id_fkey" FOREIGN KEY ("company_id") REFERENCES "app"."companies"("id") ON DELETE CASCADE ON UPDATE CASCADE,
  ADD CONSTRAINT "company_memberships_code_id_fkey" FOREIGN KEY ("code_id") REFERENCES "app"."professional_codes"("id") ON DELETE SET NULL ON UPDATE CASCADE;

INSERT INTO "app"."company_memberships" ("user_id", "id", "company_id", "role", "since", "code_id")
  SELECT "user_id", gen_random_uuid(), "company_id", coalesce("company_role", 'member'),
    coalesce("company_since", "created_at"), "code_id"
  FROM "app"."people" WHERE "company_id" IS NOT NULL;

ALTER TABLE "app"."people"
  DROP COLUMN "company_id",
  DROP COLUMN "company_role",
  DROP COLUMN "company_since",
  DROP COLUMN "code_id";
