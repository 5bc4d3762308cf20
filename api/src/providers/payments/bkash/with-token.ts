import type { z } from 'zod'
import type { BkashClient } from './bkash-client.ts'
import { BkashTurnedAway } from './bkash-error.ts'
import type { BkashTokenSource } from './bkash-tokens.ts'

/** A request of bKash's with the merchant's token. @throws GatewayError */
export type BkashCall = <Schema extends z.ZodType>(
  path: string,
  body: Record<string, string>,
  schema: Schema,
) => Promise<z.output<Schema>>

/** bKash did not process a request that it rejected for its token, so the request is sent once more with a new token. */
export function withToken(client: BkashClient, tokens: BkashTokenSource): BkashCall {
  return async (path, body, schema) => {
    const idToken = await tokens.get()
    try {
      return await client.call(idToken, path, body, schema)
    } catch (error) {
      if (!(error instanceof BkashTurnedAway) || error.status !== 401) throw error
      await tokens.drop(idToken)
      return client.call(await tokens.get(), path, body, schema)
    }
  }
}
