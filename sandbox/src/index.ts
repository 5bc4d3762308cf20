import type { Simulators } from '@jatra/api/simulators'
import { createJatraAir } from './jatra-air/jatra-air.ts'
import { openSandboxes } from './open-sandboxes.ts'

/** What `app/server/backend` hands to the API when the settings choose a simulator. */
export const simulators: Simulators = { createJatraAir, openSandboxes }
