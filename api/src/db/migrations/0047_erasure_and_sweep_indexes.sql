ALTER TABLE "documents" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "order_passports" ADD COLUMN "erase_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "cancellations_asked" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" = 'asked';--> statement-breakpoint
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
