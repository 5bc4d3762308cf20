import { expect, it } from 'vitest'
import { visaCatalogue } from '../visas/index.ts'
import {
  statusOfPlan,
  visaStatusInputSchema,
  visaStatusKeySchema,
} from '@jatra/contract/visa/visa-status'
import { visaStatusCatalogue } from './index.ts'

it('keeps to the contract, as it stands, and has each kind of a country once', () => {
  for (const { country, kind, ...status } of visaStatusCatalogue) {
    expect(visaStatusInputSchema.parse(status)).toEqual(status)
    expect(visaStatusKeySchema.parse({ country, kind })).toEqual({ country, kind })
    expect(status.inBangla?.sentence).toMatch(/[\u0980-\u09ff]/)
  }
  const keys = visaStatusCatalogue.map(({ country, kind }) => `${country} ${kind}`)
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([])
})

it('knows the status of every option that is sold', () => {
  for (const visa of visaCatalogue)
    for (const plan of visa.visaList)
      expect(statusOfPlan(visaStatusCatalogue, visa, plan), plan.name).toBeDefined()
})
