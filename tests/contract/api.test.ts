import { openApiSide, openPatientSide, openPgliteSide } from './api-side.ts'
import { openMockSide } from './mock-side.ts'
import { runAuthorisation } from './run-authorisation.ts'
import { runHostileText } from './run-hostile-text.ts'
import { goodRows, runTable } from './run-table.ts'
import { runWalks } from './run-walks.ts'

runTable('the API', openApiSide, { openTwin: openMockSide })
runWalks('the API', openApiSide)
runAuthorisation('the API', openApiSide)
runHostileText('the API', openPatientSide)

// The whole ran on PostgreSQL: that every endpoint also works on the embedded database needs each one once.
if (process.env['TEST_DATABASE_URL']) {
  runTable('the API on PGlite', openPgliteSide, { rows: goodRows })
  runWalks('the API on PGlite', openPgliteSide)
}
