import { openMockSide } from './mock-side.ts'
import { runTable } from './run-table.ts'

runTable('the prototype', openMockSide)
