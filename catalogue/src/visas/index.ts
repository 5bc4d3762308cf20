import type { Visa } from '@jatra/contract/visa/visa'
import { malaysiaInBangla } from './malaysia.bn.ts'
import { malaysia } from './malaysia.ts'
import { singaporeInBangla } from './singapore.bn.ts'
import { singapore } from './singapore.ts'
import { sriLankaInBangla } from './sri-lanka.bn.ts'
import { sriLanka } from './sri-lanka.ts'
import { thailandInBangla } from './thailand.bn.ts'
import { thailand } from './thailand.ts'

/**
 * The visas we start with, in the order of `visaCountries`, with what Bangladeshi applicants must bring as it stood in
 * November 2026: seed of the API's database, and what prototype mode sells. Staff change them (decision 039);
 * embassies change their rules without notice. Not for browser code.
 */
export const visaCatalogue: readonly Visa[] = [
  { ...sriLanka, inBangla: sriLankaInBangla },
  { ...malaysia, inBangla: malaysiaInBangla },
  { ...singapore, inBangla: singaporeInBangla },
  { ...thailand, inBangla: thailandInBangla },
]
