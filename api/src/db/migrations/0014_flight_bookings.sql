CREATE TABLE "flight_bookings" (
	"order_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"supplier" text NOT NULL,
	"terms" jsonb,
	"supplier_order_id" text,
	"reference" text,
	"deadline" timestamp (3) with time zone,
	"failure" text,
	"change" jsonb,
	"asked_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flight_bookings_failure_said" CHECK (("flight_bookings"."status" = 'failed') = ("flight_bookings"."failure" is not null)),
	CONSTRAINT "flight_bookings_change_said" CHECK (("flight_bookings"."status" = 'change_pending') = ("flight_bookings"."change" is not null))
);
--> statement-breakpoint
CREATE TABLE "flight_tickets" (
	"order_id" text NOT NULL,
	"traveler_id" text NOT NULL,
	"number" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "flight_tickets_order_id_traveler_id_pk" PRIMARY KEY("order_id","traveler_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"channel" text NOT NULL,
	"gateway_reference" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"due_by" text NOT NULL,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "flight_searches" ADD COLUMN "terms" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "order_travelers" ADD COLUMN "traveler_id" text;--> statement-breakpoint
ALTER TABLE "flight_bookings" ADD CONSTRAINT "flight_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_tickets" ADD CONSTRAINT "flight_tickets_order_id_flight_bookings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_bookings"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "flight_bookings_supplier_order" ON "flight_bookings" USING btree ("supplier","supplier_order_id");--> statement-breakpoint
CREATE INDEX "flight_bookings_reference" ON "flight_bookings" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "flight_bookings_under_way" ON "flight_bookings" USING btree ("updated_at") WHERE "flight_bookings"."status" in ('held', 'confirming', 'reserved');--> statement-breakpoint
CREATE UNIQUE INDEX "flight_tickets_number" ON "flight_tickets" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole_once" ON "refunds" USING btree ("order_id") WHERE "refunds"."reason" in ('not_ticketed', 'airline_change');--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","requested_at");--> statement-breakpoint
-- Travellers were stored in the order of their types; from here on each is told apart by the offer's own id.
update order_travelers set traveler_id = placed.id
from (
  select order_id, pricing ->> 'travelerId' as id,
    row_number() over (
      partition by order_id
      order by array_position(array['ADULT', 'CHILD', 'HELD_INFANT'], pricing ->> 'travelerType'), at
    ) - 1 as position
  from flight_orders, jsonb_array_elements(offer -> 'travelerPricings') with ordinality as each (pricing, at)
) as placed
where order_travelers.order_id = placed.order_id and order_travelers.position = placed.position;--> statement-breakpoint
-- An offer that was stored with fewer travellers than the order has.
update order_travelers set traveler_id = (position + 1)::text
from orders where orders.id = order_id and service_type = 'flight' and traveler_id is null;--> statement-breakpoint
-- No supplier was ever asked for a flight that was paid before. It is now, and refuses, as it has no offer to book from:
-- the money goes back.
insert into flight_bookings (order_id, status, supplier, updated_at)
select id, case payment_status when 'success' then 'confirming' else 'none' end, 'jatra_air',
  coalesce(settled_at, created_at)
from orders where service_type = 'flight';
