ALTER TABLE "seeded_packages" DROP COLUMN "in_bangla_at";--> statement-breakpoint
ALTER TABLE "seeded_visas" DROP COLUMN "in_bangla_at";--> statement-breakpoint
-- Moved by hand, with their rows: a generated migration would make them anew and delete the old ones.
CREATE SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "jatra_air_bookings" SET SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "jatra_air_tickets" SET SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "jatra_air_changes" SET SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "sandbox_sessions" SET SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "sandbox_refunds" SET SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "sandbox_wallet_payments" SET SCHEMA "sandbox";--> statement-breakpoint
ALTER TABLE "sandbox_wallet_refunds" SET SCHEMA "sandbox";
