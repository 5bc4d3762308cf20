import { openMockHarness } from './mock-harness.ts'
import { runAuthorisation } from './run-authorisation.ts'
import { runHostileText } from './run-hostile-text.ts'
import { runCatalogueLanguages } from './run-catalogue-languages.ts'
import { runLanguages } from './run-languages.ts'
import { runPlaceNames } from './run-place-names.ts'
import { runCases } from './run-cases.ts'
import { runWalks } from './run-walks.ts'

runCases('the prototype', openMockHarness)
runWalks('the prototype', openMockHarness)
runAuthorisation('the prototype', openMockHarness)
runHostileText('the prototype', openMockHarness)
runLanguages('the prototype', openMockHarness)
runPlaceNames('the prototype', openMockHarness)
runCatalogueLanguages('the prototype', openMockHarness)
