// `npm run move -- postgres://…`: the embedded database goes to a PostgreSQL, documents to the bucket of S3_*, if any.
import { readEnv } from '../app/server/settings/env.server.ts'
import { bucketOf } from '../app/server/settings/bucket-settings.server.ts'
import { sessionSecrets } from '../app/server/settings/secrets.server.ts'
import { runMoveCommand } from '../api/src/commands/move.ts'

const env = readEnv()
process.exitCode = await runMoveCommand(process.argv.slice(2), {
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  s3: bucketOf(env),
  secrets: () => sessionSecrets(env),
  secretsGiven: env.SESSION_SECRET !== undefined,
  print: (line) => console.log(line),
})
