import { updateLanguage } from '@jatra/contract/account/user-endpoints'
import { createClient, type Transport } from '@jatra/contract/http/client'
import type { Logger } from '@jatra/contract/observability/logging'
import type { Language } from '@jatra/contract/values/language'
import type { Session } from '../session/session.server.ts'

/**
 * Emails and receipts of a signed-in traveller follow the language that they chose for the pages. When it cannot be
 * stored, the page is still shown in it.
 * @param headers what the API must know of the visitor
 */
export async function keepAccountLanguage(
  { transport, log }: { transport: Transport; log: Logger },
  { user, token }: Session,
  language: Language,
  headers: Record<string, string>,
): Promise<void> {
  if (!user || !token) return
  const client = createClient(transport, 'http://api.internal')
  const input = { params: { userId: user._id }, body: { language } }
  await client.call(updateLanguage, input, { token, headers }).catch((error: unknown) => {
    log.warn('account_language_not_saved', { error })
  })
}
