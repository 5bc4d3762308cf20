-- What is only ever added to is not emptied either: a trigger for each row does not hear of it.
create trigger audit_log_is_not_emptied before truncate on audit_log
for each statement execute function jatra_audit_log_stays();--> statement-breakpoint
create trigger ledger_postings_are_not_emptied before truncate on ledger_postings
for each statement execute function jatra_ledger_stays();
