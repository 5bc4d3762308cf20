import { openPatientHarness } from './api-harness.ts'
import { openMockHarness } from './mock-harness.ts'
import { runWatchdog } from './run-watchdog.ts'

runWatchdog('the API', openPatientHarness)
runWatchdog('the prototype', openMockHarness)
