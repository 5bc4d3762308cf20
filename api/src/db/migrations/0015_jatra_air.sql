-- The books of Jatra Air. Nothing of ours refers to them.
CREATE TABLE "jatra_air_bookings" (
	"id" text PRIMARY KEY NOT NULL,
	"offer" text NOT NULL,
	"pnr" text NOT NULL,
	"order_id" text NOT NULL,
	"scenario" text,
	"itineraries" jsonb NOT NULL,
	"departs_at" timestamp with time zone NOT NULL,
	"flights" text[] NOT NULL,
	"seated" integer NOT NULL,
	"currency" text NOT NULL,
	"total_cents" integer NOT NULL,
	"base_cents" integer NOT NULL,
	"fare_rules" text NOT NULL,
	"visible_at" timestamp with time zone,
	"pay_by" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"ticketed_at" timestamp with time zone,
	"quote_id" text,
	"quote_refund_cents" integer,
	"quote_expires_at" timestamp with time zone,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "jatra_air_bookings_offer_unique" UNIQUE("offer"),
	CONSTRAINT "jatra_air_bookings_pnr_unique" UNIQUE("pnr"),
	CONSTRAINT "jatra_air_bookings_quote_unique" UNIQUE("quote_id")
);
--> statement-breakpoint
CREATE TABLE "jatra_air_changes" (
	"id" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"detected_at" timestamp with time zone NOT NULL,
	"accepted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "jatra_air_tickets" (
	"number" text PRIMARY KEY NOT NULL,
	"booking_id" text NOT NULL,
	"passenger_id" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jatra_air_changes" ADD CONSTRAINT "jatra_air_changes_booking_id_jatra_air_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."jatra_air_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jatra_air_tickets" ADD CONSTRAINT "jatra_air_tickets_booking_id_jatra_air_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."jatra_air_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jatra_air_bookings_flights" ON "jatra_air_bookings" USING gin ("flights");--> statement-breakpoint
CREATE INDEX "jatra_air_changes_booking" ON "jatra_air_changes" USING btree ("booking_id","detected_at");--> statement-breakpoint
CREATE INDEX "jatra_air_tickets_booking" ON "jatra_air_tickets" USING btree ("booking_id");