import type { Visa } from '@jatra/contract/visa/visa'
import { malaysia } from './malaysia.ts'
import { singapore } from './singapore.ts'
import { sriLanka } from './sri-lanka.ts'
import { thailand } from './thailand.ts'

/**
 * The visas we start with, in the order of `visaCountries`, with what Bangladeshi applicants must bring as it stood in
 * November 2026: seed of the API's database, and what prototype mode sells. Staff change them (decision 039);
 * embassies change their rules without notice. Not for browser code.
 */
export const visaCatalogue: readonly Visa[] = [sriLanka, malaysia, singapore, thailand]
