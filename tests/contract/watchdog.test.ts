import { openPatientPgliteHarness } from './api-harness.ts'
import { openMockHarness } from './mock-harness.ts'
import { runWatchdog } from './run-watchdog.ts'

runWatchdog('the API', openPatientPgliteHarness)
runWatchdog('the prototype', openMockHarness)
