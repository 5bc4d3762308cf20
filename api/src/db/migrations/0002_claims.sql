CREATE TABLE "desk_claims" (
	"queue" text NOT NULL,
	"item_id" text NOT NULL,
	"staff_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "desk_claims_queue_item_id_pk" PRIMARY KEY("queue","item_id")
);
--> statement-breakpoint
ALTER TABLE "desk_claims" ADD CONSTRAINT "desk_claims_staff_id_users_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_failed" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "payment_mismatches_open" ON "payment_mismatches" USING btree ("found_at") WHERE "payment_mismatches"."resolved_at" is null;--> statement-breakpoint
CREATE INDEX "holiday_orders_by_date" ON "holiday_orders" USING btree ("travel_date");--> statement-breakpoint
CREATE INDEX "orders_paid_visas" ON "orders" USING btree ("id","settled_at") WHERE "orders"."service_type" = 'visa' and "orders"."payment_status" = 'success';--> statement-breakpoint
CREATE INDEX "visa_orders_here" ON "visa_orders" USING btree ("order_id") WHERE "visa_orders"."handed_over_at" is null;