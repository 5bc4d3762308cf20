CREATE TABLE "visa_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"visa_id" text NOT NULL,
	"visa" jsonb NOT NULL,
	"selected_plan" jsonb NOT NULL,
	"delivery_method" text NOT NULL,
	"delivery_date" text,
	"pick_up_address" text,
	CONSTRAINT "visa_orders_pick_up_whole" CHECK (("visa_orders"."delivery_method" = 'pickUp') = ("visa_orders"."delivery_date" is not null)
        and ("visa_orders"."delivery_method" = 'pickUp') = ("visa_orders"."pick_up_address" is not null))
);
--> statement-breakpoint
CREATE TABLE "seeded_visas" (
	"visa_id" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "visas" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"image" text NOT NULL,
	"country" text NOT NULL,
	"short_passport" text NOT NULL,
	"requirements" jsonb NOT NULL,
	"visa_list" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "order_travelers" ALTER COLUMN "traveler_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD CONSTRAINT "visa_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD CONSTRAINT "visa_orders_visa_id_visas_id_fk" FOREIGN KEY ("visa_id") REFERENCES "public"."visas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "visas_offered_country" ON "visas" USING btree ("country") WHERE "visas"."withdrawn_at" is null;