-- Tables and columns by the names that the code uses: nothing is rewritten, only renamed.
ALTER TABLE "payment_receipts" RENAME TO "payment_transactions";--> statement-breakpoint
ALTER TABLE "payment_transactions" RENAME CONSTRAINT "payment_receipts_pkey" TO "payment_transactions_pkey";--> statement-breakpoint
ALTER TABLE "payment_transactions" RENAME CONSTRAINT "payment_receipts_outcome_known" TO "payment_transactions_outcome_known";--> statement-breakpoint
ALTER TABLE "payment_transactions" RENAME CONSTRAINT "payment_receipts_tran_id_payment_attempts_tran_id_fk" TO "payment_transactions_tran_id_payment_attempts_tran_id_fk";--> statement-breakpoint
ALTER INDEX "payment_receipts_of_attempt" RENAME TO "payment_transactions_of_attempt";--> statement-breakpoint
ALTER INDEX "payment_receipts_unsettled" RENAME TO "payment_transactions_unsettled";--> statement-breakpoint
ALTER TABLE "sign_in_attempts" RENAME TO "oauth_sign_ins";--> statement-breakpoint
ALTER TABLE "oauth_sign_ins" RENAME CONSTRAINT "sign_in_attempts_pkey" TO "oauth_sign_ins_pkey";--> statement-breakpoint
ALTER INDEX "sign_in_attempts_expiry" RENAME TO "oauth_sign_ins_expiry";--> statement-breakpoint
ALTER TABLE "outbox" RENAME COLUMN "about" TO "payload";