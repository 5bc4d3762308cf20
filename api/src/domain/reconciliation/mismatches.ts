import { and, eq, isNull, ne } from 'drizzle-orm'
import type { MismatchKind } from '@jatra/contract/payment/mismatch'
import { paymentMismatches, type PaymentMismatchRow } from '../../db/schema.ts'
import type { PaymentDeps } from '../payments/payment-deps.ts'

export interface Difference {
  kind: MismatchKind
  here: string
  there: string
}

type MismatchDeps = Pick<PaymentDeps, 'db' | 'clock' | 'newId' | 'log'>

/** Stores a difference for staff. A known one is reopened and keeps its first time. */
export async function noteMismatch(
  { db, clock, newId, log }: MismatchDeps,
  found: Difference & Pick<PaymentMismatchRow, 'gateway' | 'orderId' | 'subject'>,
): Promise<void> {
  await db
    .insert(paymentMismatches)
    .values({ ...found, id: newId(), foundAt: new Date(clock()) })
    .onConflictDoUpdate({
      target: [paymentMismatches.kind, paymentMismatches.subject],
      set: { here: found.here, there: found.there, resolvedAt: null },
    })
  log.error('payment_mismatch', { ...found })
}

/** Resolves all differences but the kind that was just found. */
export async function resolveMismatches(
  { db, clock }: MismatchDeps,
  subject: string,
  except: MismatchKind | null,
): Promise<void> {
  const { kind, resolvedAt } = paymentMismatches
  await db
    .update(paymentMismatches)
    .set({ resolvedAt: new Date(clock()) })
    .where(
      and(
        eq(paymentMismatches.subject, subject),
        isNull(resolvedAt),
        except === null ? undefined : ne(kind, except),
      ),
    )
}
