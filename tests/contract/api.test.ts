import { openApiHarness, openPatientHarness, openPgliteHarness } from './api-harness.ts'
import { openMockHarness } from './mock-harness.ts'
import { runAuthorisation } from './run-authorisation.ts'
import { runHostileText } from './run-hostile-text.ts'
import { runCatalogueLanguages } from './run-catalogue-languages.ts'
import { runLanguages } from './run-languages.ts'
import { runPlaceNames } from './run-place-names.ts'
import { runCases } from './run-cases.ts'
import { runWalks } from './run-walks.ts'

runCases('the API', openApiHarness, { openTwin: openMockHarness })
runWalks('the API', openApiHarness)
runAuthorisation('the API', openApiHarness)
runHostileText('the API', openPatientHarness)
runLanguages('the API', openApiHarness)
runPlaceNames('the API', openApiHarness)
runCatalogueLanguages('the API', openApiHarness)

// The whole ran on PostgreSQL: of the embedded database a walk of each kind is enough.
if (process.env['TEST_DATABASE_URL']) runWalks('the API on PGlite', openPgliteHarness)
