import type { HolidayPackage } from '../../entities/package.ts'
import { nepal } from './nepal.ts'

/** The packages we start with: seed of the API's database, and what prototype mode sells. Not for browser code. */
export const packageCatalogue: readonly HolidayPackage[] = [...nepal]
