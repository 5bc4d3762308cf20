DROP INDEX "refunds_payment_once";--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "flight_searches" ADD COLUMN "partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_passports" ADD COLUMN "issued_by" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "page_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "declined_because" text;--> statement-breakpoint
CREATE INDEX "cancellations_waiting" ON "cancellations" USING btree ("asked_at") WHERE "cancellations"."status" = 'needs_person';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_once" ON "refunds" USING btree ("val_id") WHERE "refunds"."reason" in ('late_payment', 'double_payment', 'held_payment', 'other_amount');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decline_said" CHECK (("refunds"."status" = 'declined') = ("refunds"."declined_because" is not null));--> statement-breakpoint
-- Written by hand. Attempts that stayed open when their order was paid or closed another way.
UPDATE "payment_attempts" SET "status" = 'expired', "settled_at" = "orders"."settled_at" FROM "orders" WHERE "orders"."id" = "payment_attempts"."order_id" AND "payment_attempts"."status" = 'pending' AND "orders"."payment_status" <> 'pending';--> statement-breakpoint
-- Half an hour is how long the pages of all gateways are taken to live.
UPDATE "payment_attempts" SET "page_until" = "created_at" + interval '30 minutes' WHERE "status" = 'pending' AND "gateway_url" IS NOT NULL;
