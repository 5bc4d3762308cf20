import { pgSchema } from 'drizzle-orm/pg-core'

/** The simulators' tables are apart from the shop's. */
export const sandboxSchema = pgSchema('sandbox')
