CREATE TABLE "flight_watches" (
	"order_id" text PRIMARY KEY NOT NULL,
	"poll_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Bookings whose jobs were stored by an older version: each is polled within six hours, and then has a row of its own.
-- Before the foreign key, which lets nobody write to the bookings until the end. A flight is sold a year ahead.
INSERT INTO "flight_watches"
SELECT b."order_id", now() + interval '6 hours'
FROM "flight_bookings" b JOIN "flight_orders" f USING ("order_id")
WHERE b."status" IN ('ticketed', 'change_pending', 'held')
	AND f."departure_date" > to_char(now() - interval '1 year', 'YYYY-MM-DD')
	AND f."offer" #>> '{itineraries,-1,segments,-1,arrival,at}' > to_char(now() - interval '1 day', 'YYYY-MM-DD');
--> statement-breakpoint
ALTER TABLE "flight_watches" ADD CONSTRAINT "flight_watches_order_id_flight_bookings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_bookings"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "flight_watches_due" ON "flight_watches" USING btree ("poll_at");
