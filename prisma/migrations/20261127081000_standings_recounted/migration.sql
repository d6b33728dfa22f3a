-- Whoever is to be looked at no longer stands as on track: whoever did is counted anew by the rule that says so
UPDATE "app"."care_standings" SET "changes" = "changes" + 1 WHERE "segment" = 'on_track' AND "reasons" > 0;
