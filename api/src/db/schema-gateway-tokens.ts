import { jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** How often a gateway was asked for a token in the last hour. */
export interface TokenRequest {
  by: 'grant' | 'refresh'
  /** Epoch milliseconds. */
  at: number
  /** The last failed grant, and its time. */
  failed?: true
}

/** The token of an account at a gateway, which all processes share. */
export const gatewayTokens = pgTable('gateway_tokens', {
  /** Gateway and account: `bkash 4f6o0cjiki2rfm34kfdadl1eqq`. */
  account: text('account').primaryKey(),
  /** The tokens as a JWE (A256GCM), by a key that is not in the database; null before the first. */
  sealed: text('sealed'),
  /** When the token ends. */
  expiresAt: instant('expires_at'),
  /** Of the last hour; the gateway allows few. */
  requests: jsonb('requests').$type<TokenRequest[]>().notNull(),
  /** The process that is asking for the next one, and until when its claim holds. */
  claimedBy: text('claimed_by'),
  claimedUntil: instant('claimed_until'),
})
export type GatewayTokenRow = typeof gatewayTokens.$inferSelect
