CREATE TABLE "passport_drafts" (
	"user_id" text NOT NULL,
	"form" text NOT NULL,
	"draft_id" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "passport_drafts_user_id_form_pk" PRIMARY KEY("user_id","form")
);
--> statement-breakpoint
ALTER TABLE "passport_drafts" ADD CONSTRAINT "passport_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passport_drafts_expiry" ON "passport_drafts" USING btree ("expires_at");