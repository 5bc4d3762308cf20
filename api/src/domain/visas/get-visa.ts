import type { Visa } from '@jatra/contract/visa/visa'
import { unknownVisa } from '@jatra/contract/visa/visa-validation'
import { findVisa } from './find-visa.ts'
import { toVisa } from './to-visa.ts'
import type { VisaDeps } from './visa-deps.ts'

/** One visa. @throws DomainError not_found, withdrawn */
export async function getVisa(
  { db, log }: Pick<VisaDeps, 'db' | 'log'>,
  id: string,
): Promise<Visa> {
  const visa = toVisa(await findVisa(db, id), log)
  if (!visa) throw unknownVisa()
  return visa
}
