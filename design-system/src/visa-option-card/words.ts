import { plural } from '../language/index.ts'

export const words = {
  facts: {
    validity: 'Validity',
    stay: 'Stay period',
    days: (count: number) => plural(count, { one: 'day', other: 'days' }),
    refundable: 'Refundable: No, once at the embassy',
  },
  offer: 'SPECIAL OFFER',
} as const
