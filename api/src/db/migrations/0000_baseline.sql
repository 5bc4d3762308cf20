CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"staff_id" text,
	"action" text NOT NULL,
	"subject" text NOT NULL,
	"details" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refund_bank_details" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"answered_changes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"hold" jsonb,
	"pay_asked_at" timestamp (3) with time zone,
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
CREATE TABLE "flight_watches" (
	"order_id" text PRIMARY KEY NOT NULL,
	"poll_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancellations" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"traveler_ids" jsonb,
	"stay" jsonb,
	"status" text NOT NULL,
	"refund" integer,
	"kept" integer,
	"lines" jsonb NOT NULL,
	"from_airline" integer,
	"done_before" integer DEFAULT 0 NOT NULL,
	"due_by" text,
	"quoted_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"told_at" timestamp (3) with time zone,
	"leased_until" timestamp (3) with time zone,
	"done_at" timestamp (3) with time zone,
	"problem" text,
	"approved_by" text,
	"amount_by" text,
	CONSTRAINT "cancellations_problem_said" CHECK ("cancellations"."status" <> 'needs_person' or "cancellations"."problem" is not null)
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"erase_at" timestamp (3) with time zone DEFAULT now() + interval '1 day',
	CONSTRAINT "documents_key_unique" UNIQUE("key"),
	CONSTRAINT "documents_state_known" CHECK ("documents"."state" in ('writing', 'stored', 'removing'))
);
--> statement-breakpoint
CREATE TABLE "order_documents" (
	"order_id" text NOT NULL,
	"document_id" text NOT NULL,
	"traveler_position" integer NOT NULL,
	"document_position" integer NOT NULL,
	CONSTRAINT "order_documents_order_id_document_id_pk" PRIMARY KEY("order_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "flight_searches" (
	"search_uid" text PRIMARY KEY NOT NULL,
	"query" jsonb NOT NULL,
	"offers" jsonb NOT NULL,
	"dictionaries" jsonb NOT NULL,
	"terms" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"partial" boolean DEFAULT false NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_tokens" (
	"account" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"expires_at" timestamp (3) with time zone,
	"requests" jsonb NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone
);
--> statement-breakpoint
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
CREATE TABLE "ledger_postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"account" text NOT NULL,
	"order_id" text NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_postings_amount_not_zero" CHECK ("ledger_postings"."amount" <> 0)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" text PRIMARY KEY NOT NULL,
	"event" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text,
	"payload" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"unneeded_at" timestamp with time zone,
	"last_error" text,
	CONSTRAINT "outbox_event_unique" UNIQUE("event")
);
--> statement-breakpoint
CREATE TABLE "payment_mismatches" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"gateway" text NOT NULL,
	"order_id" text NOT NULL,
	"subject" text NOT NULL,
	"here" text NOT NULL,
	"there" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
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
	"contact" jsonb NOT NULL,
	"freed_seats" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_passports" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"passport_number" text NOT NULL,
	"expiry_date" text NOT NULL,
	"issued_by" text,
	"erase_at" timestamp (3) with time zone DEFAULT now() + interval '1 day',
	CONSTRAINT "order_passports_order_id_position_pk" PRIMARY KEY("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "order_travelers" (
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"traveler_id" text,
	"traveler_type" text,
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
	"booking_reference" text NOT NULL,
	"user_id" text NOT NULL,
	"service_type" text NOT NULL,
	"price" integer NOT NULL,
	"quote" jsonb NOT NULL,
	"traveler_count" integer NOT NULL,
	"payment_type" text NOT NULL,
	"payment_status" text NOT NULL,
	"contact_name" text NOT NULL,
	"contact_email" text NOT NULL,
	"contact_phone" text NOT NULL,
	"contact_address" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "orders_status_known" CHECK ("orders"."payment_status" in ('pending', 'success', 'failed', 'cancelled', 'expired')),
	CONSTRAINT "orders_price_positive" CHECK ("orders"."price" > 0)
);
--> statement-breakpoint
CREATE TABLE "unpaid_holds" (
	"holder" text NOT NULL,
	"order_id" text NOT NULL,
	CONSTRAINT "unpaid_holds_holder_order_id_pk" PRIMARY KEY("holder","order_id")
);
--> statement-breakpoint
CREATE TABLE "visa_orders" (
	"order_id" text PRIMARY KEY NOT NULL,
	"visa_id" text NOT NULL,
	"visa" jsonb NOT NULL,
	"selected_plan" jsonb NOT NULL,
	"delivery_method" text NOT NULL,
	"delivery_date" text,
	"pick_up_address" text,
	"documents_later" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"documents_due_on" text,
	"handed_over_at" timestamp (3) with time zone,
	"handed_over_by" text,
	"hand_over_reason" text,
	CONSTRAINT "visa_orders_pick_up_whole" CHECK (("visa_orders"."delivery_method" = 'pickUp') = ("visa_orders"."delivery_date" is not null)
        and ("visa_orders"."delivery_method" = 'pickUp') = ("visa_orders"."pick_up_address" is not null))
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
	"flights" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"reviews" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"package_includes" jsonb NOT NULL,
	"highlight" json NOT NULL,
	"refund_steps" jsonb,
	"cancelation_policy" jsonb NOT NULL,
	"valid_from" text NOT NULL,
	"valid_to" text NOT NULL,
	"seats" integer NOT NULL,
	"in_bangla" json,
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
	"seeded_at" timestamp (3) with time zone NOT NULL,
	"in_bangla_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "passport_drafts" (
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"draft_id" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passport_drafts_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"content_hash" text NOT NULL,
	"order_id" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"tran_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"payment_type" text NOT NULL,
	"gateway" text DEFAULT 'sslcommerz' NOT NULL,
	"gateway_reference" text,
	"amount" integer NOT NULL,
	"status" text NOT NULL,
	"gateway_url" text,
	"page_until" timestamp (3) with time zone,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"reconciled_on" text,
	CONSTRAINT "payment_attempts_amount_positive" CHECK ("payment_attempts"."amount" > 0),
	CONSTRAINT "payment_attempts_gateway_known" CHECK ("payment_attempts"."gateway" in ('sslcommerz', 'bkash', 'nagad'))
);
--> statement-breakpoint
CREATE TABLE "payment_transactions" (
	"val_id" text PRIMARY KEY NOT NULL,
	"tran_id" text NOT NULL,
	"gateway_reference" text,
	"amount" integer NOT NULL,
	"paid_from" jsonb,
	"outcome" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_transactions_outcome_known" CHECK ("payment_transactions"."outcome" in ('settled', 'held', 'refund_due'))
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"val_id" text,
	"status" text NOT NULL,
	"reason" text NOT NULL,
	"amount" integer NOT NULL,
	"channel" text NOT NULL,
	"requested_by" text,
	"note" text,
	"declined_because" text,
	"request_key" text,
	"bank_ending" text,
	"gateway_id" text NOT NULL,
	"asked" boolean NOT NULL,
	"attempts" integer NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"gateway_reference" text,
	"problem" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"confirmed_at" timestamp (3) with time zone,
	"due_by" text NOT NULL,
	"late_at" timestamp (3) with time zone,
	"work_at" timestamp (3) with time zone,
	"reconciled_on" text,
	CONSTRAINT "refunds_amount_positive" CHECK ("refunds"."amount" > 0),
	CONSTRAINT "refunds_problem_said" CHECK (("refunds"."status" = 'needs_person') = ("refunds"."problem" is not null)),
	CONSTRAINT "refunds_decline_said" CHECK (("refunds"."status" = 'declined') = ("refunds"."declined_because" is not null))
);
--> statement-breakpoint
CREATE TABLE "regular_travelers" (
	"user_id" text NOT NULL,
	"traveler_id" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "regular_travelers_user_id_traveler_id_pk" PRIMARY KEY("user_id","traveler_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_refunds" (
	"refund_id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"tran_id" text NOT NULL,
	"paisa" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_refunds_reference_unique" UNIQUE("reference")
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
	"paid_at" timestamp with time zone,
	"held" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sandbox_sessions_val_id_unique" UNIQUE("val_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_wallet_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"wallet" text NOT NULL,
	"invoice" text NOT NULL,
	"amount" text NOT NULL,
	"callback_url" text NOT NULL,
	"challenge" text NOT NULL,
	"status" text NOT NULL,
	"silent" boolean NOT NULL,
	"trx_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "sandbox_wallet_payments_trx_id_unique" UNIQUE("trx_id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_wallet_refunds" (
	"reference" text PRIMARY KEY NOT NULL,
	"payment_id" text NOT NULL,
	"paisa" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identities" (
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identities_issuer_subject_pk" PRIMARY KEY("issuer","subject")
);
--> statement-breakpoint
CREATE TABLE "login_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "oauth_sign_ins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"nonce" text NOT NULL,
	"code_verifier" text NOT NULL,
	"redirect_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "access_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"device" text,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "access_tokens_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"user_name_key" text NOT NULL,
	"email" text NOT NULL,
	"password_hash" text,
	"role" text DEFAULT 'customer' NOT NULL,
	"name" text,
	"gender" text,
	"phone" text,
	"language" text DEFAULT 'en' NOT NULL,
	"picture" text,
	"email_verified_at" timestamp with time zone,
	"deleted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_user_name_key_unique" UNIQUE("user_name_key"),
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_role_known" CHECK ("users"."role" in ('customer', 'agent', 'finance', 'manager')),
	CONSTRAINT "users_language_known" CHECK ("users"."language" in ('en', 'bn'))
);
--> statement-breakpoint
CREATE TABLE "seeded_visas" (
	"visa_id" text PRIMARY KEY NOT NULL,
	"seeded_at" timestamp (3) with time zone NOT NULL,
	"in_bangla_at" timestamp (3) with time zone
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
	"in_bangla" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "refund_bank_details" ADD CONSTRAINT "refund_bank_details_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_bookings" ADD CONSTRAINT "flight_bookings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_tickets" ADD CONSTRAINT "flight_tickets_order_id_flight_bookings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_bookings"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_watches" ADD CONSTRAINT "flight_watches_order_id_flight_bookings_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."flight_bookings"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cancellations" ADD CONSTRAINT "cancellations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_documents" ADD CONSTRAINT "order_documents_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jatra_air_changes" ADD CONSTRAINT "jatra_air_changes_booking_id_jatra_air_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."jatra_air_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jatra_air_tickets" ADD CONSTRAINT "jatra_air_tickets_booking_id_jatra_air_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."jatra_air_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "flight_orders" ADD CONSTRAINT "flight_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD CONSTRAINT "holiday_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "holiday_orders" ADD CONSTRAINT "holiday_orders_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_passports" ADD CONSTRAINT "order_passports_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_travelers" ADD CONSTRAINT "order_travelers_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unpaid_holds" ADD CONSTRAINT "unpaid_holds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD CONSTRAINT "visa_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "visa_orders" ADD CONSTRAINT "visa_orders_visa_id_visas_id_fk" FOREIGN KEY ("visa_id") REFERENCES "public"."visas"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passport_drafts" ADD CONSTRAINT "passport_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_transactions" ADD CONSTRAINT "payment_transactions_tran_id_payment_attempts_tran_id_fk" FOREIGN KEY ("tran_id") REFERENCES "public"."payment_attempts"("tran_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_val_id_payment_transactions_val_id_fk" FOREIGN KEY ("val_id") REFERENCES "public"."payment_transactions"("val_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "regular_travelers" ADD CONSTRAINT "regular_travelers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "login_codes" ADD CONSTRAINT "login_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_tokens" ADD CONSTRAINT "access_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_of_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE INDEX "refund_bank_details_erased" ON "refund_bank_details" USING btree ("erase_at");--> statement-breakpoint
CREATE UNIQUE INDEX "flight_bookings_supplier_order" ON "flight_bookings" USING btree ("supplier","supplier_order_id");--> statement-breakpoint
CREATE INDEX "flight_bookings_offer" ON "flight_bookings" USING btree (("terms" ->> 'reference'));--> statement-breakpoint
CREATE INDEX "flight_bookings_reference" ON "flight_bookings" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "flight_bookings_supplier" ON "flight_bookings" USING btree ("supplier");--> statement-breakpoint
CREATE INDEX "flight_bookings_under_way" ON "flight_bookings" USING btree ("updated_at") WHERE "flight_bookings"."status" in ('held', 'confirming', 'reserved', 'change_pending');--> statement-breakpoint
CREATE UNIQUE INDEX "flight_tickets_number" ON "flight_tickets" USING btree ("number");--> statement-breakpoint
CREATE INDEX "flight_watches_due" ON "flight_watches" USING btree ("poll_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cancellations_once" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" in ('asked', 'needs_person') or ("cancellations"."status" = 'done' and "cancellations"."traveler_ids" is null and "cancellations"."stay" is null);--> statement-breakpoint
CREATE INDEX "cancellations_of_order" ON "cancellations" USING btree ("order_id","quoted_at");--> statement-breakpoint
CREATE INDEX "cancellations_asked" ON "cancellations" USING btree ("order_id") WHERE "cancellations"."status" = 'asked';--> statement-breakpoint
CREATE INDEX "cancellations_by_time" ON "cancellations" USING btree ("asked_at","id") WHERE "cancellations"."status" <> 'quoted';--> statement-breakpoint
CREATE INDEX "cancellations_waiting" ON "cancellations" USING btree ("asked_at") WHERE "cancellations"."status" = 'needs_person';--> statement-breakpoint
CREATE INDEX "documents_of_user" ON "documents" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "documents_erased" ON "documents" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "documents_unfinished" ON "documents" USING btree ("created_at") WHERE "documents"."state" <> 'stored';--> statement-breakpoint
CREATE INDEX "order_documents_of_document" ON "order_documents" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "flight_searches_end" ON "flight_searches" USING btree ("ends_at");--> statement-breakpoint
CREATE INDEX "jatra_air_bookings_flights" ON "jatra_air_bookings" USING gin ("flights");--> statement-breakpoint
CREATE INDEX "jatra_air_changes_booking" ON "jatra_air_changes" USING btree ("booking_id","detected_at");--> statement-breakpoint
CREATE INDEX "jatra_air_tickets_booking" ON "jatra_air_tickets" USING btree ("booking_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_postings_once" ON "ledger_postings" USING btree ("entry","account");--> statement-breakpoint
CREATE INDEX "ledger_postings_of_order" ON "ledger_postings" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_postings_by_time" ON "ledger_postings" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "outbox_event_prefix" ON "outbox" USING btree ("event" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "outbox_unsent" ON "outbox" USING btree ("created_at") WHERE "outbox"."sent_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_mismatches_once" ON "payment_mismatches" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "payment_mismatches_by_time" ON "payment_mismatches" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "holiday_orders_of_day" ON "holiday_orders" USING btree ("package_id","travel_date");--> statement-breakpoint
CREATE INDEX "order_passports_erased" ON "order_passports" USING btree ("erase_at");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_booking_reference" ON "orders" USING btree ("booking_reference");--> statement-breakpoint
CREATE INDEX "orders_of_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_figures" ON "orders" USING btree ("created_at","service_type","payment_status","price");--> statement-breakpoint
CREATE INDEX "orders_pending" ON "orders" USING btree ("expires_at") WHERE "orders"."payment_status" = 'pending';--> statement-breakpoint
CREATE INDEX "unpaid_holds_order" ON "unpaid_holds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "packages_by_rating" ON "packages" USING btree ("rating" DESC NULLS FIRST,"price","id") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "packages_by_price" ON "packages" USING btree ("price","id") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "packages_by_duration" ON "packages" USING btree ("duration","id") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "packages_by_destination" ON "packages" USING btree ("package","price") WHERE "packages"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "passport_drafts_expiry" ON "passport_drafts" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "idempotency_keys_order" ON "idempotency_keys" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_attempts_of_order" ON "payment_attempts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_gateway" ON "payment_attempts" USING btree ("gateway","created_at");--> statement-breakpoint
CREATE INDEX "payment_transactions_of_attempt" ON "payment_transactions" USING btree ("tran_id");--> statement-breakpoint
CREATE INDEX "payment_transactions_unsettled" ON "payment_transactions" USING btree ("outcome","amount") WHERE "payment_transactions"."outcome" in ('held', 'refund_due');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_whole_once" ON "refunds" USING btree ("order_id") WHERE "refunds"."reason" in ('not_ticketed', 'airline_change');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_payment_once" ON "refunds" USING btree ("val_id") WHERE "refunds"."reason" in ('late_payment', 'double_payment', 'held_payment', 'other_amount');--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_gateway_id" ON "refunds" USING btree ("gateway_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_gateway_reference_once" ON "refunds" USING btree ("val_id","gateway_reference") WHERE "refunds"."asked";--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id","requested_at");--> statement-breakpoint
CREATE INDEX "refunds_of_payment" ON "refunds" USING btree ("val_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_request_once" ON "refunds" USING btree ("requested_by","request_key");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("requested_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_status" ON "refunds" USING btree ("status","requested_at","id");--> statement-breakpoint
CREATE INDEX "refunds_to_work_on" ON "refunds" USING btree ("work_at") WHERE "refunds"."work_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_to_be_late" ON "refunds" USING btree ("late_at") WHERE "refunds"."late_at" is not null;--> statement-breakpoint
CREATE INDEX "refunds_asked" ON "refunds" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "regular_travelers_order" ON "regular_travelers" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_of_session" ON "sandbox_refunds" USING btree ("tran_id");--> statement-breakpoint
CREATE INDEX "sandbox_refunds_by_time" ON "sandbox_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_sessions_by_time" ON "sandbox_sessions" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_sessions_unpaid" ON "sandbox_sessions" USING btree ("created_at") WHERE "sandbox_sessions"."val_id" is null;--> statement-breakpoint
CREATE INDEX "sandbox_wallet_payments_by_time" ON "sandbox_wallet_payments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_wallet_payments_unpaid" ON "sandbox_wallet_payments" USING btree ("created_at") WHERE "sandbox_wallet_payments"."trx_id" is null;--> statement-breakpoint
CREATE INDEX "sandbox_wallet_refunds_of_payment" ON "sandbox_wallet_refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "sandbox_wallet_refunds_by_time" ON "sandbox_wallet_refunds" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "identities_user" ON "identities" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "login_codes_expiry" ON "login_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oauth_sign_ins_expiry" ON "oauth_sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "password_resets_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "access_tokens_user" ON "access_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "access_tokens_expiry" ON "access_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_time" ON "users" USING btree ("created_at","id") WHERE "users"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "users_deleted" ON "users" USING btree ("id") WHERE "users"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "users_staff" ON "users" USING btree ("role") WHERE "users"."role" <> 'customer';--> statement-breakpoint
CREATE UNIQUE INDEX "visas_offered_country" ON "visas" USING btree ("country") WHERE "visas"."withdrawn_at" is null;--> statement-breakpoint
-- By hand from here: what a table of the schema cannot say.
create function jatra_audit_log_stays() returns trigger language plpgsql as $$
begin
  raise exception 'audit_log is only ever added to';
end
$$;--> statement-breakpoint
create trigger audit_log_stays before update or delete on audit_log
for each row execute function jatra_audit_log_stays();--> statement-breakpoint
create function jatra_ledger_stays() returns trigger language plpgsql as $$
begin
  raise exception 'ledger_postings is only ever added to';
end
$$;--> statement-breakpoint
create trigger ledger_postings_stay before update or delete on ledger_postings
for each row execute function jatra_ledger_stays();--> statement-breakpoint
-- What is only ever added to is not emptied either: a trigger for each row does not hear of it.
create trigger audit_log_is_not_emptied before truncate on audit_log
for each statement execute function jatra_audit_log_stays();--> statement-breakpoint
create trigger ledger_postings_are_not_emptied before truncate on ledger_postings
for each statement execute function jatra_ledger_stays();--> statement-breakpoint
create function jatra_ledger_balances() returns trigger language plpgsql as $$
begin
  if exists (select 1 from posted group by entry having sum(amount) <> 0) then
    raise exception 'an entry of the ledger does not balance';
  end if;
  return null;
end
$$;--> statement-breakpoint
create trigger ledger_postings_balance after insert on ledger_postings
referencing new table as posted
for each statement execute function jatra_ledger_balances();--> statement-breakpoint
-- Every process hears of a change of the catalogue, in whatever way it was written (decision 134).
create function jatra_catalogue_changed() returns trigger language plpgsql as $$
begin
  notify catalogue_changed;
  return null;
end
$$;--> statement-breakpoint
create trigger packages_changed after insert or update or delete or truncate on packages
for each statement execute function jatra_catalogue_changed();--> statement-breakpoint
create trigger visas_changed after insert or update or delete or truncate on visas
for each statement execute function jatra_catalogue_changed();
