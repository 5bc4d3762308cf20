ALTER TABLE "payment_attempts" ADD COLUMN "gateway" text DEFAULT 'sslcommerz' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD COLUMN "gateway_reference" text;--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_gateway_known" CHECK ("payment_attempts"."gateway" in ('sslcommerz', 'bkash', 'nagad'));