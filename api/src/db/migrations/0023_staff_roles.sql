ALTER TABLE "users" DROP CONSTRAINT "users_role_known";--> statement-breakpoint
-- Until now every member of staff could do everything, as managers do.
UPDATE "users" SET "role" = 'manager' WHERE "role" = 'staff';--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_role_known" CHECK ("users"."role" in ('customer', 'agent', 'finance', 'manager'));
