import { defineConfig } from 'drizzle-kit'

/** `npm run migrate:generate` writes the SQL between the last migration and the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./api/src/db/schema*.ts', './sandbox/src/db/schema*.ts'],
  out: './api/src/db/migrations',
})
