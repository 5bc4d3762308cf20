ALTER TABLE "refunds" ADD COLUMN "late_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "refunds_to_be_late" ON "refunds" USING btree ("late_at") WHERE "refunds"."late_at" is not null;--> statement-breakpoint
-- What is under way is late as it would be today. What may have been paid by hand before refunds left by themselves is not
-- written about.
UPDATE "refunds" SET "late_at" = "requested_at"
  + case when "reason" in ('cancelled', 'partly_cancelled') then interval '240 hours' else interval '72 hours' end
WHERE "status" <> 'confirmed' and "problem" is distinct from 'before_automatic';
