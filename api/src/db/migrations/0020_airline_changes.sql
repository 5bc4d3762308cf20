DROP INDEX "flight_bookings_under_way";--> statement-breakpoint
ALTER TABLE "flight_bookings" ADD COLUMN "answered_changes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "flight_bookings_under_way" ON "flight_bookings" USING btree ("updated_at") WHERE "flight_bookings"."status" in ('held', 'confirming', 'reserved', 'change_pending');--> statement-breakpoint
-- Changes that wait already: what was taken out whole has nothing to decide.
UPDATE "flight_bookings" SET "change" = "change" || jsonb_build_object(
  'decision', CASE WHEN jsonb_array_length("change" -> 'after') = 0 THEN 'refund' END,
  'replacesAccepted', false
) WHERE "change" IS NOT NULL;
