import { and, eq, isNull } from 'drizzle-orm'
import type { z } from 'zod'
import { signInEnded } from '@jatra/contract/account/account-errors'
import type { loginCodeSchema, signedInByCodeSchema } from '@jatra/contract/account/auth-endpoints'
import { loginCodes, users } from '../../db/schema.ts'
import { issueToken, type Caller } from '../auth/issue-token.ts'
import { toUser } from '../auth/get-user.ts'
import { hashToken } from '../auth/token.ts'
import type { CodeDeps } from './login-code.ts'

/**
 * Signs in by a code of ours (decision 048), once. In another browser it is rejected and stays valid: a person who only
 * saw the address can neither use nor invalidate it.
 * @throws DomainError unauthenticated, with the same message for every reason
 */
export async function exchangeLoginCode(
  deps: CodeDeps & { newId: () => string },
  input: z.output<typeof loginCodeSchema>,
  caller: Pick<Caller, 'userAgent'>,
): Promise<z.output<typeof signedInByCodeSchema>> {
  const code = await deps.codes.read(input.user, deps.clock())
  if (!code || code.browserHash !== hashToken(input.browser)) throw signInEnded()
  return deps.db.transaction(async (tx) => {
    // Locked while the token is issued, so that ending the account's sessions at the same moment also ends this one, or
    // its code.
    const [user] = await tx
      .select()
      .from(users)
      .where(and(eq(users.id, code.userId), isNull(users.deletedAt)))
      .for('share')
    if (!user) throw signInEnded()
    const [known] = await tx
      .delete(loginCodes)
      .where(and(eq(loginCodes.codeHash, hashToken(code.id)), eq(loginCodes.userId, user.id)))
      .returning()
    if (!known) throw signInEnded()
    const access_token = await issueToken({ ...deps, db: tx }, user.id, caller)
    return { access_token, user: toUser(user), passwordRemoved: code.passwordRemoved }
  })
}
