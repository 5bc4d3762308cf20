import { z } from 'zod'
import type { Role } from '../account/user.ts'
import { DomainError } from '../http/problem.ts'

/** Who is on an item. */
export const claimSchema = z.object({
  by: z.string(),
  /** As colleagues see one another. */
  name: z.string(),
  at: z.iso.datetime(),
})
export type Claim = z.infer<typeof claimSchema>

/** What a member of staff wants. */
export interface ClaimWish {
  /** Who asks, and their role. */
  by: string
  role: Role
  /** Who is to have it: themselves, or a colleague to whom they hand it over. */
  to: string
  /** Who has it, as the one who asks was shown it; null: nobody. */
  from: string | null
}

/**
 * Whether the item changes hands. Who has an item hands it over; a manager takes it from another, whom they name, so that
 * of two managers at once the second is told. Asking once more for what is so already changes nothing.
 * @param current who has it; null: nobody
 * @returns false where it is so already
 * @throws DomainError outdated where another has it, by name
 */
export function isClaimChanged(
  current: Pick<Claim, 'by' | 'name'> | null,
  { by, role, to, from }: ClaimWish,
): boolean {
  if (current?.by === to) return false
  if (current === null || current.by === by) return true
  if (role === 'manager' && from === current.by) return true
  throw claimedBy(current.name)
}

/**
 * Whether an item is released by who asks; false where nobody has it.
 * @throws DomainError outdated where another has it
 */
export function isClaimReleased(current: Pick<Claim, 'by' | 'name'> | null, by: string): boolean {
  if (current === null) return false
  if (current.by === by) return true
  throw claimedBy(current.name)
}

const claimedBy = (name: string) =>
  new DomainError('outdated', { key: 'claimedBy', params: { name } })

/** The item is in the queue no longer, or never was. */
export const itemGone = () => new DomainError('not_found', 'itemGone')
