DROP INDEX "cancellations_once";--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "traveler_ids" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_once" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" in ('asked', 'needs_person') or ("cancellations"."status" = 'done' and "cancellations"."traveler_ids" is null);