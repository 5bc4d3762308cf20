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
ALTER TABLE "payment_attempts" ADD COLUMN "reconciled_on" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "reconciled_on" text;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_mismatches_once" ON "payment_mismatches" USING btree ("kind","subject");--> statement-breakpoint
CREATE INDEX "payment_mismatches_by_time" ON "payment_mismatches" USING btree ("found_at","id");--> statement-breakpoint
CREATE INDEX "payment_attempts_by_gateway" ON "payment_attempts" USING btree ("gateway","created_at");