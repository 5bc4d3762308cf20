CREATE TABLE "gateway_tokens" (
	"account" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"expires_at" timestamp (3) with time zone,
	"requests" jsonb NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone
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
CREATE INDEX "sandbox_wallet_refunds_of_payment" ON "sandbox_wallet_refunds" USING btree ("payment_id");