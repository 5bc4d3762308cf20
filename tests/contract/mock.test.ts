import { openMockSide } from './mock-side.ts'
import { runAuthorisation } from './run-authorisation.ts'
import { runHostileText } from './run-hostile-text.ts'
import { runTable } from './run-table.ts'
import { runWalks } from './run-walks.ts'

runTable('the prototype', openMockSide)
runWalks('the prototype', openMockSide)
runAuthorisation('the prototype', openMockSide)
runHostileText('the prototype', openMockSide)
