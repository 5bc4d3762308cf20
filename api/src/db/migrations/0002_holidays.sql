CREATE TABLE "flight_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"search_uid" text NOT NULL,
	"offer" jsonb NOT NULL,
	"dictionaries" jsonb NOT NULL,
	"query" jsonb NOT NULL,
	"fare_rate" double precision NOT NULL,
	"departure_date" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "holiday_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"package_id" text COLLATE "C" NOT NULL,
	"travel_date" text NOT NULL,
	"rooms" jsonb NOT NULL,
	"people" jsonb NOT NULL,
	"package" json NOT NULL,
	"contact" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "packages" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"package" text NOT NULL,
	"destination" text NOT NULL,
	"description" text NOT NULL,
	"image" jsonb NOT NULL,
	"rating" double precision NOT NULL,
	"duration" integer NOT NULL,
	"price" integer NOT NULL,
	"hotels" jsonb NOT NULL,
	"package_includes" jsonb NOT NULL,
	"highlight" json NOT NULL,
	"cancelation_policy" jsonb NOT NULL,
	"valid_from" text NOT NULL,
	"valid_to" text NOT NULL,
	"seats" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "packages_price_positive" CHECK ("packages"."price" > 0),
	CONSTRAINT "packages_seats_positive" CHECK ("packages"."seats" > 0),
	CONSTRAINT "packages_dates_in_order" CHECK ("packages"."valid_from" <= "packages"."valid_to")
);
--> statement-breakpoint
CREATE TABLE "seeded_packages" (
	"package_id" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- What every order so far has bought is a flight: it moves to the table of its kind.
INSERT INTO "flight_orders" ("order_id", "search_uid", "offer", "dictionaries", "query", "fare_rate", "departure_date")
SELECT "id", "search_uid", "offer", "dictionaries", "query", "fare_rate", "departure_date" FROM "orders";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "contact_phone" text;--> statement-breakpoint
-- The gateway was told the first traveller's number so far.
UPDATE "orders" SET "contact_phone" = coalesce((
	SELECT "phone" FROM "order_travelers" WHERE "order_id" = "orders"."id" AND "position" = 0
), '');--> statement-breakpoint
ALTER TABLE "orders" ALTER COLUMN "contact_phone" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "flight_orders" ADD CONSTRAINT "flight_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD CONSTRAINT "holiday_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD CONSTRAINT "holiday_orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "holiday_orders_of_day" ON "holiday_orders" USING btree ("package_id","travel_date");--> statement-breakpoint
CREATE INDEX "packages_by_rating" ON "packages" USING btree ("rating" DESC NULLS FIRST,"price","id") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "packages_by_price" ON "packages" USING btree ("price","id") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "packages_by_duration" ON "packages" USING btree ("duration","id") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "packages_by_destination" ON "packages" USING btree ("package","price") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "search_uid";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "offer";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "dictionaries";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "query";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "fare_rate";--> statement-breakpoint
ALTER TABLE "orders" DROP COLUMN "departure_date";