import type { StoredVisaStatus } from '@jatra/contract/visa/visa-status'

/** The Schengen states: Annex IV of the Visa Code names Bangladesh for all of them. */
const schengen = [
  ...['AT', 'BE', 'BG', 'HR', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IS', 'IT', 'LV'],
  ...['LI', 'LT', 'LU', 'MT', 'NL', 'NO', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE', 'CH'],
]

const asked: Omit<StoredVisaStatus, 'country' | 'sentence' | 'inBangla' | 'checked'> = {
  ...{ kind: 'transit', pace: 'open', closedFrom: null, closedUntil: null, workingDays: null },
}

/** Countries that ask Bangladeshi passports for a visa even to change planes inside the airport. */
export const transitStatuses: readonly StoredVisaStatus[] = [
  ...schengen.map((country) => ({
    ...asked,
    country,
    sentence:
      'An airport transit visa is needed even to change planes, unless you hold a visa or residence permit of the EU, Canada, Japan or the USA.',
    inBangla: {
      sentence:
        'শুধু প্লেন বদলাতেও এয়ারপোর্ট ট্রানজিট ভিসা লাগে, যদি না আপনার ইইউ, কানাডা, জাপান বা যুক্তরাষ্ট্রের ভিসা বা থাকার অনুমতি থাকে।',
    },
    checked: {
      on: '2026-11-28',
      source: 'EU Visa Code, Regulation (EC) 810/2009, Annex IV',
      url: 'https://eur-lex.europa.eu/eli/reg/2009/810/oj',
    },
  })),
  {
    ...asked,
    country: 'GB',
    sentence:
      'A direct airside transit visa is needed even to change planes, unless you hold a visa of Australia, Canada, New Zealand or the USA.',
    inBangla: {
      sentence:
        'শুধু প্লেন বদলাতেও ডিরেক্ট এয়ারসাইড ট্রানজিট ভিসা লাগে, যদি না আপনার অস্ট্রেলিয়া, কানাডা, নিউজিল্যান্ড বা যুক্তরাষ্ট্রের ভিসা থাকে।',
    },
    checked: {
      on: '2026-11-28',
      source: 'GOV.UK',
      url: 'https://www.gov.uk/government/world-location-news/changes-to-uk-transit-rules-good-news-for-bangladesh-nationals',
    },
  },
]
