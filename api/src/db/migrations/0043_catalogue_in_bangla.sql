ALTER TABLE "packages" ADD COLUMN "in_bangla" json;--> statement-breakpoint
ALTER TABLE "seeded_packages" ADD COLUMN "in_bangla_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "seeded_visas" ADD COLUMN "in_bangla_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visas" ADD COLUMN "in_bangla" jsonb;