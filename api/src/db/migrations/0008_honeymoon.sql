ALTER TABLE "packages" ADD COLUMN "honeymoon" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- By hand: until now the name said it.
UPDATE "packages" SET "honeymoon" = true WHERE "name" ~* '\mhoneymoon';
