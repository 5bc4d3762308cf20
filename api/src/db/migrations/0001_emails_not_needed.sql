ALTER TABLE "outbox" ADD COLUMN "unneeded_at" timestamp with time zone;--> statement-breakpoint
-- Emails of before that were given up because nothing was left to tell.
UPDATE "outbox" SET "unneeded_at" = "failed_at", "failed_at" = NULL, "last_error" = NULL WHERE "last_error" = 'there is nothing to tell';
