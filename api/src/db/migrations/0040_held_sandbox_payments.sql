ALTER TABLE "sandbox_sessions" ADD COLUMN "paid_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sandbox_sessions" ADD COLUMN "held" boolean DEFAULT false NOT NULL;