import { openPatientSide, openPgliteSide, openPostgresSide } from './api-side.ts'
import { openMockSide } from './mock-side.ts'
import { runAuthorisation } from './run-authorisation.ts'
import { runHostileText } from './run-hostile-text.ts'
import { runTable } from './run-table.ts'
import { runWalks } from './run-walks.ts'

runTable('the API on PGlite', openPgliteSide, openMockSide)
runWalks('the API on PGlite', openPgliteSide)
runAuthorisation('the API on PGlite', openPgliteSide)
runHostileText('the API', openPatientSide)

if (process.env['TEST_DATABASE_URL']) {
  runTable('the API on PostgreSQL', openPostgresSide)
  runWalks('the API on PostgreSQL', openPostgresSide)
  runAuthorisation('the API on PostgreSQL', openPostgresSide)
}
