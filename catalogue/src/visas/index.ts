import type { Visa } from '@jatra/contract/visa/visa'
import { assembleVisa } from './assemble-visa.ts'
import { malaysiaInBangla } from './malaysia.bn.ts'
import { malaysia, malaysiaTexts } from './malaysia.ts'
import { singaporeInBangla } from './singapore.bn.ts'
import { singapore, singaporeTexts } from './singapore.ts'
import { sriLankaInBangla } from './sri-lanka.bn.ts'
import { sriLanka, sriLankaTexts } from './sri-lanka.ts'
import { thailandInBangla } from './thailand.bn.ts'
import { thailand, thailandTexts } from './thailand.ts'

/**
 * The visas we start with, in the order of `visaCountries`, with what Bangladeshi applicants must bring as it stood in
 * November 2026: seed of the API's database, and what prototype mode sells. Staff change them; embassies change their
 * rules without notice. Not for browser code.
 */
export const visaCatalogue: readonly Visa[] = [
  assembleVisa(sriLanka, sriLankaTexts, sriLankaInBangla),
  assembleVisa(malaysia, malaysiaTexts, malaysiaInBangla),
  assembleVisa(singapore, singaporeTexts, singaporeInBangla),
  assembleVisa(thailand, thailandTexts, thailandInBangla),
]
