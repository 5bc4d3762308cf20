DROP INDEX "cancellations_once";--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "stay" jsonb;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD COLUMN "freed_seats" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "handed_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "handed_over_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_once" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" in ('asked', 'needs_person') or ("cancellations"."status" = 'done' and "cancellations"."traveler_ids" is null and "cancellations"."stay" is null);