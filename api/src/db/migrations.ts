import { fileURLToPath } from 'node:url'

/** Where the SQL files are, in the order of their numbers. They are applied once each, at start. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))
