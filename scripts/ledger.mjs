// `npm run ledger -- check`: whether the books are right. `npm run ledger -- order <booking reference>`: one order's money.
// `npm run --silent ledger -- export --month=2026-11`: a month's postings as CSV, for the accountant.
// `npm run ledger -- mismatches`: where a gateway's books and ours differ.
import { readEnv } from '../app/server/settings/env.server.ts'
import { runLedgerCommand } from '../api/src/commands/ledger.ts'

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl } = readEnv()
process.exitCode = await runLedgerCommand(process.argv.slice(2), {
  dataDir,
  databaseUrl,
  directUrl,
  print: (line) => console.log(line),
  write: (text) => process.stdout.write(text),
})
