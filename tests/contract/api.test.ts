import { openPgliteSide, openPostgresSide } from './api-side.ts'
import { openMockSide } from './mock-side.ts'
import { runTable } from './run-table.ts'
import { runWalks } from './run-walks.ts'

runTable('the API on PGlite', openPgliteSide, openMockSide)
runWalks('the API on PGlite', openPgliteSide)

if (process.env['TEST_DATABASE_URL']) {
  runTable('the API on PostgreSQL', openPostgresSide)
  runWalks('the API on PostgreSQL', openPostgresSide)
}
