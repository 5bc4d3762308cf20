DROP INDEX "refunds_payment_once";--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "done_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cancellations" ADD COLUMN "leased_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "flight_searches" ADD COLUMN "partial" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "order_passports" ADD COLUMN "issued_by" text;--> statement-breakpoint
ALTER TABLE "order_passports" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "page_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "declined_because" text;--> statement-breakpoint
CREATE INDEX "flight_bookings_supplier" ON "flight_bookings" USING btree ("supplier");--> statement-breakpoint
CREATE INDEX "cancellations_asked" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "cancellations_waiting" ON "cancellations" USING btree ("asked_at") WHERE "cancellations"."status" = 'needs_person';--> statement-breakpoint
CREATE INDEX "documents_erased" ON "documents" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "documents_unfinished" ON "documents" USING btree ("created_at") WHERE "documents"."state" <> 'stored';--> statement-breakpoint
CREATE INDEX "order_passports_erased" ON "order_passports" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_time" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_sessions_by_time" ON "sandbox_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_sessions_unpaid" ON "sandbox_sessions" USING btree ("created_at") WHERE "sandbox_sessions"."val_id" is null;--> statement-breakpoint
CREATE INDEX "sandbox_wallet_payments_by_time" ON "sandbox_wallet_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_wallet_payments_unpaid" ON "sandbox_wallet_payments" USING btree ("created_at") WHERE "sandbox_wallet_payments"."trx_id" is null;--> statement-breakpoint
CREATE INDEX "sandbox_wallet_refunds_by_time" ON "sandbox_wallet_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role") WHERE "users"."role" <> 'customer';--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_once" ON "refunds" USING btree ("val_id") WHERE "refunds"."reason" in ('late_payment', 'double_payment', 'held_payment', 'other_amount');--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_decline_said" CHECK (("refunds"."status" = 'declined') = ("refunds"."declined_because" is not null));--> statement-breakpoint
-- Written by hand. Attempts that stayed open when their order was paid or closed another way.
UPDATE "payment_attempts" SET "status" = 'expired', "settled_at" = "orders"."settled_at" FROM "orders" WHERE "orders"."id" = "payment_attempts"."order_id" AND "payment_attempts"."status" = 'pending' AND "orders"."payment_status" <> 'pending';--> statement-breakpoint
-- Half an hour is how long the pages of all gateways are taken to live.
UPDATE "payment_attempts" SET "page_until" = "created_at" + interval '30 minutes' WHERE "status" = 'pending' AND "gateway_url" IS NOT NULL;--> statement-breakpoint
-- Written by hand, and so is that both columns have no default above: with one, most rows would have to be written to be
-- null. When what is stored is erased, as planPassportErasure and planErasure store it from now on; a flight's landing is
-- read as UTC here, and the sweep works it out anew before it erases.
UPDATE "order_passports" SET "erase_at" = "ends"."at"
FROM (
  SELECT "orders"."id", least(
    CASE WHEN "landing"."at" ~ '^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}' THEN "landing"."at"::timestamp AT TIME ZONE 'UTC' + interval '30 days' END,
    CASE WHEN "orders"."payment_status" IN ('failed', 'cancelled', 'expired') THEN "orders"."settled_at" + interval '30 days'
      WHEN "orders"."payment_status" = 'success' AND "users"."deleted_at" IS NOT NULL THEN "orders"."settled_at" + interval '365 days' END
  ) AS "at"
  FROM "orders"
  JOIN "users" ON "users"."id" = "orders"."user_id"
  LEFT JOIN LATERAL (
    SELECT "offer" #>> '{itineraries,-1,segments,-1,arrival,at}' AS "at" FROM "flight_orders" WHERE "order_id" = "orders"."id"
  ) AS "landing" ON true
  WHERE "orders"."id" IN (SELECT "order_id" FROM "order_passports")
) AS "ends"
WHERE "ends"."id" = "order_passports"."order_id" AND "ends"."at" IS NOT NULL;--> statement-breakpoint
UPDATE "documents" SET "erase_at" = "kept"."until"
FROM (
  SELECT "documents"."id", CASE WHEN count("orders"."id") = 0 THEN "documents"."created_at" + interval '1 day'
    WHEN bool_and("ends"."at" IS NOT NULL) THEN max("ends"."at") END AS "until"
  FROM "documents"
  LEFT JOIN "order_documents" ON "order_documents"."document_id" = "documents"."id"
  LEFT JOIN "orders" ON "orders"."id" = "order_documents"."order_id"
  LEFT JOIN "users" ON "users"."id" = "orders"."user_id"
  LEFT JOIN LATERAL (
    SELECT CASE WHEN "orders"."payment_status" IN ('failed', 'cancelled', 'expired') THEN "orders"."settled_at" + interval '30 days'
      WHEN "users"."deleted_at" IS NOT NULL THEN "orders"."settled_at" + interval '365 days' END AS "at"
  ) AS "ends" ON true
  GROUP BY "documents"."id"
) AS "kept"
WHERE "kept"."id" = "documents"."id" AND "kept"."until" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "erase_at" SET DEFAULT now() + interval '1 day';--> statement-breakpoint
ALTER TABLE "order_passports" ALTER COLUMN "erase_at" SET DEFAULT now() + interval '1 day';
