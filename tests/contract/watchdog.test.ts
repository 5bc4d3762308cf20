import { openPatientSide } from './api-side.ts'
import { openMockSide } from './mock-side.ts'
import { runWatchdog } from './run-watchdog.ts'

runWatchdog('the API', openPatientSide)
runWatchdog('the prototype', openMockSide)
