ALTER TABLE "visa_orders" ADD COLUMN "documents_later" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD COLUMN "documents_due_on" text;--> statement-breakpoint
-- Applications of before that still stand: who has no document, and the day that was computed of them until now.
UPDATE "visa_orders" SET "documents_later" = "without"."positions",
  "documents_due_on" = coalesce("visa_orders"."delivery_date", to_char(("without"."created_at" AT TIME ZONE 'Asia/Dhaka')::date + 7, 'YYYY-MM-DD'))
FROM (
  SELECT "orders"."id", "orders"."created_at", jsonb_agg("order_travelers"."position" ORDER BY "order_travelers"."position") AS "positions"
  FROM "orders" JOIN "order_travelers" ON "order_travelers"."order_id" = "orders"."id"
  WHERE "orders"."service_type" = 'visa' AND "orders"."payment_status" IN ('pending', 'success')
    AND NOT EXISTS (SELECT 1 FROM "order_documents" WHERE "order_documents"."order_id" = "orders"."id"
      AND "order_documents"."traveler_position" = "order_travelers"."position")
  GROUP BY "orders"."id", "orders"."created_at"
) AS "without" WHERE "without"."id" = "visa_orders"."order_id";--> statement-breakpoint
-- Passports and documents that had no day: the next sweep gives each its own before it erases any.
UPDATE "order_passports" SET "erase_at" = now() WHERE "erase_at" IS NULL;--> statement-breakpoint
UPDATE "documents" SET "erase_at" = now() WHERE "erase_at" IS NULL AND "state" = 'stored';
