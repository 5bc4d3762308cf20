CREATE TABLE "visa_statuses" (
	"country" text NOT NULL,
	"kind" text NOT NULL,
	"pace" text NOT NULL,
	"closed_from" text,
	"closed_until" text,
	"working_days" integer,
	"sentence" text NOT NULL,
	"checked" jsonb NOT NULL,
	"in_bangla" jsonb,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "visa_statuses_country_kind_pk" PRIMARY KEY("country","kind")
);
--> statement-breakpoint
ALTER TABLE "visas" ADD COLUMN "lists_checked" jsonb;--> statement-breakpoint
-- Written by hand from here on.
-- Every process hears of a change of the catalogue, in whatever way it was written (decision 134).
create trigger visa_statuses_changed after insert or update or delete or truncate on visa_statuses
for each statement execute function jatra_catalogue_changed();--> statement-breakpoint
-- Plans had no kind before: their English names say it.
update visas set visa_list = (
  select jsonb_agg(plan || jsonb_build_object('kind', case
    when plan->>'name' ilike '%business%' then 'business'
    when plan->>'name' ilike '%treatment%' then 'treatment'
    when plan->>'name' ilike 'transit%' then 'transit'
    else 'tourist'
  end) order by at)
  from jsonb_array_elements(visa_list) with ordinality as plans(plan, at)
)
where jsonb_array_length(visa_list) > 0;--> statement-breakpoint
-- The lists that the catalogue brought were last checked when they were written.
update visas set lists_checked = case id
  when 'visa-thailand' then '{"on": "2026-11-22", "source": "Royal Thai Embassy, Dhaka", "url": "https://www.thaievisa.go.th/"}'::jsonb
  when 'visa-malaysia' then '{"on": "2026-11-22", "source": "Immigration Department of Malaysia", "url": "https://malaysiavisa.imi.gov.my/"}'::jsonb
  when 'visa-singapore' then '{"on": "2026-11-22", "source": "Immigration and Checkpoints Authority (ICA)", "url": "https://www.ica.gov.sg/"}'::jsonb
  when 'visa-sri-lanka' then '{"on": "2026-11-22", "source": "Department of Immigration, Sri Lanka", "url": "https://eta.gov.lk/"}'::jsonb
end
where updated_at = created_at and lists_checked is null;
