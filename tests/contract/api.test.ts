import { openApiHarness, openPatientHarness, openPgliteHarness } from './api-harness.ts'
import { openMockHarness } from './mock-harness.ts'
import { runAuthorisation } from './run-authorisation.ts'
import { runHostileText } from './run-hostile-text.ts'
import { runCatalogueLanguages } from './run-catalogue-languages.ts'
import { runLanguages } from './run-languages.ts'
import { runPlaceNames } from './run-place-names.ts'
import { goodCases, runCases } from './run-cases.ts'
import { runWalks } from './run-walks.ts'

runCases('the API', openApiHarness, { openTwin: openMockHarness })
runWalks('the API', openApiHarness)
runAuthorisation('the API', openApiHarness)
runHostileText('the API', openPatientHarness)
runLanguages('the API', openApiHarness)
runPlaceNames('the API', openApiHarness)
runCatalogueLanguages('the API', openApiHarness)

// The whole ran on PostgreSQL: that every endpoint also works on the embedded database needs each one once.
if (process.env['TEST_DATABASE_URL']) {
  runCases('the API on PGlite', openPgliteHarness, { cases: goodCases })
  runWalks('the API on PGlite', openPgliteHarness)
}
