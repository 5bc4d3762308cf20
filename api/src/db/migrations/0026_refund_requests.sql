ALTER TABLE "refunds" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "refunds" ADD COLUMN "request_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_request_once" ON "refunds" USING btree ("requested_by","request_key");--> statement-breakpoint
CREATE INDEX "refunds_by_time" ON "refunds" USING btree ("requested_at","id");