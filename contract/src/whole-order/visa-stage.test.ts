import { describe, expect, it } from 'vitest'
import type { VisaOrder } from '../visa/visa-order.ts'
import { noProgress } from '../visa/visa-stages.ts'
import { visaDays, visaStageOf } from './visa-stage.ts'

const person = (firstName: string, documentsLater: boolean) => ({
  ...{ firstName, documentsLater, documents: [] },
})
const order = (over: Partial<VisaOrder> = {}) =>
  ({
    serviceType: 'visa',
    paymentStatus: 'success',
    cancellations: [],
    handedOverAt: null,
    progress: noProgress,
    travelersData: {
      deliveryMethod: 'pickUp',
      deliveryDate: '2026-12-04',
      pickUpAddress: 'House 27',
      documentsDueDate: '2026-12-04',
      travelers: [person('Nusrat', true), person('Farhana', false)],
    },
    ...over,
  }) as unknown as VisaOrder
const handedOverAt = '2026-12-01T06:00:00.000Z'
const granted = { decidedOn: '2026-12-09', decision: 'granted' } as const
const done = { status: 'done', travelerIds: null, stay: null }

describe('an application', () => {
  it('has days while its traveller can give documents, and names who said to give them later', () => {
    const pickUp = { date: '2026-12-04', address: 'House 27' }
    const documents = { date: '2026-12-04', names: ['Nusrat'] }
    expect(visaDays(order())).toEqual({ pickUp, documents })
    expect(visaDays(order({ paymentStatus: 'pending' }))).toEqual({ pickUp, documents })
  })

  it.each([
    ['handed_over', { handedOverAt }],
    ['at_embassy', { handedOverAt, progress: { ...noProgress, atEmbassyOn: '2026-12-02' } }],
    ['granted', { handedOverAt, progress: { ...noProgress, ...granted } }],
    [
      'passport_back',
      { handedOverAt, progress: { ...granted, atEmbassyOn: null, passportBackOn: '2026-12-12' } },
    ],
    ['ended', { cancellations: [done] as unknown as VisaOrder['cancellations'] }],
    ['ended', { paymentStatus: 'expired' }],
    ['ended', { paymentStatus: 'failed' }],
  ] as const)('that is %s has none', (stage, over) => {
    expect(visaStageOf(order(over))).toBe(stage)
    expect(visaDays(order(over))).toEqual({ pickUp: null, documents: null })
  })

  it('whose pictures were removed by themselves is not told that they are missing', () => {
    const { travelersData } = order()
    const complete = { ...travelersData, documentsDueDate: null }
    expect(visaDays(order({ travelersData: complete })).documents).toBeNull()
  })
})
