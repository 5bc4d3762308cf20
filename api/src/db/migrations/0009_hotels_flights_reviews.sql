ALTER TABLE "packages" ADD COLUMN "flights" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "reviews" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- Ratings came with the catalogue, and nobody had given them: none without a review.
UPDATE "packages" SET "rating" = 0;
