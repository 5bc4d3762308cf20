import { openMockSide } from './mock-side.ts'
import { runTable } from './run-table.ts'
import { runWalks } from './run-walks.ts'

runTable('the prototype', openMockSide)
runWalks('the prototype', openMockSide)
