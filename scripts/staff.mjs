// `npm run staff -- grant <username or e-mail> <role>`, `revoke`, `list`: who is staff, as agent, finance or manager.
// `npm run staff -- jobs list`, `jobs retry <id>`: background work that went wrong.
// `npm run staff -- bookings list`: paid flights with neither ticket nor refund.
// `npm run staff -- refunds list`, `approve`, `retry`, `mark-paid`, `bank-details`: refunds that wait for a person.
// `npm run staff -- cancellations list`, `approve`, `drop`: cancellations whose refund a person decides.
// `npm run staff -- payments list`, `release`, `refuse`: payments that a gateway suspects.
// `npm run staff -- visas hand-over`, `undo-hand-over`: an application goes to the embassy, or not yet.
import { readEnv } from '../app/server/settings/env.server.ts'
import { createSiteLogger } from '../app/server/observability/request-scope.server.ts'
import { sessionSecrets } from '../app/server/settings/secrets.server.ts'
import { runStaffCommand } from '../api/src/commands/staff.ts'

const env = readEnv()
const { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: directUrl } = env
process.exitCode = await runStaffCommand(process.argv.slice(2), {
  dataDir,
  databaseUrl,
  directUrl,
  print: (line) => console.log(line),
  log: createSiteLogger(),
  secrets: () => sessionSecrets(env),
})
