// `npm run backup -- <file>` and `npm run restore -- <file> [--force]`: the embedded database with its documents.
import { readEnv } from '../app/server/settings/env.server.ts'
import { runBackupCommand } from '../api/src/commands/backup.ts'

process.umask(0o077)
const env = readEnv()
process.exitCode = await runBackupCommand(process.argv.slice(2), {
  dataDir: env.DATA_DIR,
  databaseUrl: env.DATABASE_URL,
  s3: env.S3_BUCKET !== undefined,
  print: (line) => console.log(line),
})
