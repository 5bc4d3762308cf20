ALTER TABLE "flight_bookings" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "flight_bookings" ADD COLUMN "pay_asked_at" timestamp (3) with time zone;