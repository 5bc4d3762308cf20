import { errors } from './errors.ts'
import type { SpecPart } from './line.ts'
import { rules } from './rules.ts'
import { screens } from './screens.ts'
import { states } from './states.ts'

/** Every screen, state, message and error of the owner's specification, with what shows and what holds it. */
export const specification: readonly SpecPart[] = [screens, states, rules, errors]
