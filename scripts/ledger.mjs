// `npm run ledger -- check`: whether the books are right. `npm run ledger -- order <booking reference>`: one order's money.
import { readEnv } from '../app/lib/env.server.ts'
import { runLedgerCommand } from '../api/src/ledger-command.ts'

const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl } = readEnv()
process.exitCode = await runLedgerCommand(process.argv.slice(2), {
  dataDir,
  databaseUrl,
  print: (line) => console.log(line),
})
