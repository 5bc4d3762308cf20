import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm'
import { paymentAttempts } from '../../db/schema.ts'
import type { PaymentDeps } from './payment-deps.ts'

/**
 * How long a claim is valid: short enough to take over from a dead process. A live one renews it while the gateway
 * works.
 */
const CLAIM_MS = 15_000
const RENEW_MS = 5_000

/** An open attempt that one request at a time may send to the gateway. */
export interface AttemptClaim {
  tranId: string
  id: string
}

/**
 * Claims an open attempt for a request that must not leave twice at once.
 * @param also a further condition on the attempt
 * @returns null when another request holds a claim, or the attempt is no longer open
 */
export async function claimAttempt(
  { db, clock, newId }: Pick<PaymentDeps, 'db' | 'clock' | 'newId'>,
  tranId: string,
  also?: SQL,
): Promise<AttemptClaim | null> {
  const now = clock()
  const id = newId()
  const { claimedUntil } = paymentAttempts
  const claimed = await db
    .update(paymentAttempts)
    .set({ claimedBy: id, claimedUntil: new Date(now + CLAIM_MS) })
    .where(
      and(
        eq(paymentAttempts.tranId, tranId),
        eq(paymentAttempts.status, 'pending'),
        or(isNull(claimedUntil), lt(claimedUntil, new Date(now))),
        also,
      ),
    )
    .returning({ tranId: paymentAttempts.tranId })
  return claimed.length > 0 ? { tranId, id } : null
}

/** Renews a claim until the gateway has answered: one step at a wallet may take two calls of 30 s each, or more. */
export async function keepClaim<Answer>(
  deps: Pick<PaymentDeps, 'db' | 'clock' | 'wait'>,
  claim: AttemptClaim,
  answer: Promise<Answer>,
): Promise<Answer> {
  const answered = answer.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([answered, deps.wait(RENEW_MS).then(() => false)]))) {
    await renewClaim(deps, claim)
  }
  return answer
}

/** @returns whether the claim still holds, and its attempt is still open */
export async function renewClaim(
  { db, clock }: Pick<PaymentDeps, 'db' | 'clock'>,
  claim: AttemptClaim,
): Promise<boolean> {
  const renewed = await db
    .update(paymentAttempts)
    .set({ claimedUntil: new Date(clock() + CLAIM_MS) })
    .where(and(heldBy(claim), eq(paymentAttempts.status, 'pending')))
    .returning({ tranId: paymentAttempts.tranId })
  return renewed.length > 0
}

export async function releaseClaim(
  { db }: Pick<PaymentDeps, 'db'>,
  claim: AttemptClaim,
): Promise<void> {
  await db.update(paymentAttempts).set({ claimedBy: null, claimedUntil: null }).where(heldBy(claim))
}

const heldBy = ({ tranId, id }: AttemptClaim) =>
  and(eq(paymentAttempts.tranId, tranId), eq(paymentAttempts.claimedBy, id))
