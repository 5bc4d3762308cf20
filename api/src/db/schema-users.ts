import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { genders, roles } from '@jatra/contract/account/user'
import { languages } from '@jatra/contract/values/language'
import { fineInstant } from './columns.ts'

/** Travellers' and staff's accounts (docs/specification.md, User). */
export const users = pgTable(
  'users',
  {
    id: text('id').primaryKey(),
    /** As chosen by the user. */
    userName: text('user_name').notNull(),
    /** Compatibility-normalised and lower-cased: what makes a name unique. */
    userNameKey: text('user_name_key').notNull().unique('users_user_name_key_unique'),
    /** Normalised and lower-cased. */
    email: text('email').notNull().unique('users_email_unique'),
    /** argon2id in PHC form; null for an account that only signs in elsewhere. */
    passwordHash: text('password_hash'),
    role: text('role', { enum: roles }).notNull().default('customer'),
    name: text('name'),
    gender: text('gender', { enum: genders }),
    phone: text('phone'),
    /** Language of emails and receipts. */
    language: text('language', { enum: languages }).notNull().default('en'),
    /** Key of the picture with the files provider; null without one. */
    picture: text('picture'),
    /** When the owner proved to read mail at this address: by a reset link, or confirmed by an identity provider. */
    emailVerifiedAt: fineInstant('email_verified_at'),
    /**
     * When the account was deleted: records that the law requires stay, personal data is removed (docs/decisions/049).
     */
    deletedAt: fineInstant('deleted_at'),
    createdAt: fineInstant('created_at').notNull(),
    updatedAt: fineInstant('updated_at').notNull(),
  },
  (table) => [
    // The list of accounts, the newest first.
    index('users_by_time')
      .on(table.createdAt, table.id)
      .where(sql`${table.deletedAt} is null`),
    index('users_deleted')
      .on(table.id)
      .where(sql`${table.deletedAt} is not null`),
    index('users_staff')
      .on(table.role)
      .where(sql`${table.role} <> 'customer'`),
    index('users_phone').on(table.phone),
    check('users_role_known', sql`${table.role} in ('customer', 'agent', 'finance', 'manager')`),
    check('users_language_known', sql`${table.language} in ('en', 'bn')`),
  ],
)
export type UserRow = typeof users.$inferSelect

/** A signed-in session. The token itself is never stored. */
export const accessTokens = pgTable(
  'access_tokens',
  {
    /** sha256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Its id in the list of devices. */
    id: text('id').notNull().unique('access_tokens_id_unique'),
    /** The browser's own User-Agent, cut to 300 characters; null where none was sent. */
    device: text('device'),
    createdAt: fineInstant('created_at').notNull(),
    /** Extended while the token is used. */
    expiresAt: fineInstant('expires_at').notNull(),
  },
  (table) => [
    index('access_tokens_user').on(table.userId),
    index('access_tokens_expiry').on(table.expiresAt),
  ],
)

/** Attempts counted by rate limits in their current windows. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** Name of the limit and sha256 of its subject: no addresses or names in clear. */
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    /** When the window ends and counting restarts. */
    expiresAt: fineInstant('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
)
