CREATE TABLE "cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"status" text NOT NULL,
	"refund" integer,
	"kept" integer,
	"lines" jsonb NOT NULL,
	"from_airline" integer,
	"quoted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"problem" text,
	"approved_by" text,
	CONSTRAINT "cancellations_problem_said" CHECK ("cancellations"."status" <> 'needs_person' or "cancellations"."problem" is not null)
);
--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_once" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" in ('asked', 'needs_person', 'done');--> statement-breakpoint
CREATE INDEX "cancellations_of_order" ON "cancellations" USING btree ("order_id","quoted_at");