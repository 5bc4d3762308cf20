import type { Visa } from '@jatra/contract/visa/visa'
import { findVisa } from './find-visa.ts'
import { toVisa } from './to-visa.ts'
import type { VisaDeps } from './visa-deps.ts'

/** One visa. @throws DomainError not_found, withdrawn */
export async function getVisa({ db }: Pick<VisaDeps, 'db'>, id: string): Promise<Visa> {
  return toVisa(await findVisa(db, id))
}
