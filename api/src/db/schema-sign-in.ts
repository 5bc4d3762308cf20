import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { fineInstant } from './columns.ts'
import { users } from './schema-users.ts'

/** Links that set a new password: 256 random bits, 20 minutes, once (docs/specification.md, Forgotten password). */
export const passwordResets = pgTable(
  'password_resets',
  {
    /** sha256 of the link's token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: fineInstant('expires_at').notNull(),
  },
  (table) => [
    index('password_resets_user').on(table.userId),
    index('password_resets_expiry').on(table.expiresAt),
  ],
)

/** An account's identity at an OpenID issuer: its subject there. */
export const identities = pgTable(
  'identities',
  {
    issuer: text('issuer').notNull(),
    subject: text('subject').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: fineInstant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_user').on(table.userId),
  ],
)

/** OAuth sign-ins in progress: what the provider's answer is checked against, once. */
export const oauthSignIns = pgTable(
  'oauth_sign_ins',
  {
    /** sha256 of the state parameter, base64url. */
    stateHash: text('state_hash').primaryKey(),
    /** sha256 of the secret in the browser's own cookie: the answer must come to the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    nonce: text('nonce').notNull(),
    codeVerifier: text('code_verifier').notNull(),
    /** Path of this site to return to. */
    redirectTo: text('redirect_to').notNull(),
    expiresAt: fineInstant('expires_at').notNull(),
  },
  (table) => [index('oauth_sign_ins_expiry').on(table.expiresAt)],
)

/** Codes of /login/success: signed, 60 seconds, once. */
export const loginCodes = pgTable(
  'login_codes',
  {
    /** sha256 of the code's id (its `jti`), base64url. */
    codeHash: text('code_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: fineInstant('expires_at').notNull(),
  },
  (table) => [index('login_codes_expiry').on(table.expiresAt)],
)
