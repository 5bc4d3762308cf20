ALTER TABLE "holiday_orders" ADD COLUMN "remind_on" text;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD COLUMN "confirmed_by" text;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD COLUMN "confirmed_as" jsonb;--> statement-breakpoint
ALTER TABLE "order_travelers" ADD COLUMN "age" integer;--> statement-breakpoint
CREATE INDEX "holiday_orders_reminded" ON "holiday_orders" USING btree ("remind_on") WHERE "holiday_orders"."remind_on" is not null;--> statement-breakpoint
-- By hand: of holidays that were sold before, the sweep finds the day of the first reminder.
UPDATE "holiday_orders" SET "remind_on" = to_char(now() AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD') WHERE "travel_date" > to_char(now() AT TIME ZONE 'Asia/Dhaka', 'YYYY-MM-DD');
