CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "order_passports" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"passport_number" text NOT NULL,
	"expiry_date" text NOT NULL,
	CONSTRAINT "order_passports_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_travelers" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"traveler_type" text NOT NULL,
	"title" text NOT NULL,
	"gender" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"birth_date" text NOT NULL,
	"nationality" text NOT NULL,
	"masked_passport_number" text,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"address" text,
	CONSTRAINT "order_travelers_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"service_type" text NOT NULL,
	"price" integer NOT NULL,
	"traveler_count" integer NOT NULL,
	"payment_type" text NOT NULL,
	"payment_status" text NOT NULL,
	"search_uid" text NOT NULL,
	"offer" jsonb NOT NULL,
	"dictionaries" jsonb NOT NULL,
	"query" jsonb NOT NULL,
	"fare_rate" double precision NOT NULL,
	"departure_date" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "orders_status_known" CHECK ("orders"."payment_status" in ('pending', 'success', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "orders_price_positive" CHECK ("orders"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"tran_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"gateway_url" text,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_amount_positive" CHECK ("payment_attempts"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "payment_receipts" (
	"val_id" text PRIMARY KEY NOT NULL,
	"tran_id" text NOT NULL,
	"amount" integer NOT NULL,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_receipts_outcome_known" CHECK ("payment_receipts"."outcome" in ('settled', 'held', 'refund_due'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_sessions" (
	"tran_id" text PRIMARY KEY NOT NULL,
	"session_key" text NOT NULL,
	"amount" text NOT NULL,
	"currency" text NOT NULL,
	"product_name" text NOT NULL,
	"customer_name" text NOT NULL,
	"method" text NOT NULL,
	"success_url" text NOT NULL,
	"fail_url" text NOT NULL,
	"cancel_url" text NOT NULL,
	"ipn_url" text NOT NULL,
	"status" text NOT NULL,
	"val_id" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_sessions_val_id_unique" UNIQUE("val_id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_passports" ADD CONSTRAINT "order_passports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_travelers" ADD CONSTRAINT "order_travelers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_receipts" ADD CONSTRAINT "payment_receipts_tran_id_payment_attempts_tran_id_fk" FOREIGN KEY ("tran_id") REFERENCES "public"."payment_attempts"("tran_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "idempotency_keys_order" ON "idempotency_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE "orders"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_receipts_of_attempt" ON "payment_receipts" USING btree ("tran_id");