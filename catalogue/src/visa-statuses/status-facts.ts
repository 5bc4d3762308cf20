import type { Checked } from '@jatra/contract/visa/checked'
import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'
import type { statusSentences } from './sentences.ts'

type Facts = Omit<StoredVisaStatus, 'sentence' | 'inBangla' | 'closedFrom' | 'closedUntil'> &
  Partial<Pick<StoredVisaStatus, 'closedFrom' | 'closedUntil'>>

const checked = (on: string, source: string, url: string): Checked => ({ on, source, url })

const eta = checked('2026-11-22', 'Department of Immigration, Sri Lanka', 'https://eta.gov.lk/')
const malaysia = checked(
  '2026-11-22',
  'Immigration Department of Malaysia',
  'https://malaysiavisa.imi.gov.my/',
)
const ica = checked(
  '2026-11-22',
  'Immigration and Checkpoints Authority (ICA)',
  'https://www.ica.gov.sg/',
)
const thailand = checked('2026-11-22', 'Royal Thai Embassy, Dhaka', 'https://www.thaievisa.go.th/')
const india = checked(
  '2026-01-08',
  'Bangla Edition',
  'https://www.banglaedition.com/news/2026/01/08/258216',
)

/** What is known of each kind but its sentence. */
export const statusFacts: Readonly<Record<keyof typeof statusSentences, Facts>> = {
  sriLankaTourist: fact('LK', 'tourist', 2, eta),
  sriLankaBusiness: fact('LK', 'business', 2, eta),
  sriLankaTransit: fact('LK', 'transit', 2, eta),
  malaysiaTourist: fact('MY', 'tourist', 5, malaysia),
  malaysiaBusiness: fact('MY', 'business', 5, malaysia),
  singaporeTourist: fact('SG', 'tourist', 5, ica),
  singaporeBusiness: fact('SG', 'business', 5, ica),
  thailandTourist: fact('TH', 'tourist', 10, thailand),
  thailandTreatment: fact('TH', 'treatment', 10, thailand),
  thailandBusiness: fact('TH', 'business', 10, thailand),
  nepalOnArrival: fact(
    'NP',
    'onArrival',
    0,
    checked('2026-11-28', 'Consulate General of Nepal', 'https://can.nepalconsulate.gov.np/visa/'),
  ),
  maldivesOnArrival: fact(
    'MV',
    'onArrival',
    0,
    checked('2026-11-28', 'Maldives Immigration', 'https://immigration.gov.mv/'),
  ),
  indiaTourist: { ...fact('IN', 'tourist', null, india), closedFrom: '2024-08-05' },
  indiaTreatment: {
    ...fact(
      'IN',
      'treatment',
      null,
      checked('2026-01-08', 'WTX News', 'https://wtxnews.com/?p=646516'),
    ),
    pace: 'slow',
  },
  uaeTourist: {
    ...fact(
      'AE',
      'tourist',
      null,
      checked(
        '2025-09-22',
        'GCC News 24',
        'https://www.gccnews24.com/uae-denies-visa-restrictions-on-bangladeshi-citizens',
      ),
    ),
    pace: 'slow',
  },
}

function fact(
  country: string,
  kind: Facts['kind'],
  workingDays: number | null,
  from: Checked,
): Facts {
  return { country, kind, pace: 'open', workingDays, checked: from }
}
