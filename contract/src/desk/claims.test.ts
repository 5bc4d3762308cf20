import { expect, it } from 'vitest'
import { isClaimChanged, isClaimReleased, type ClaimWish } from './claims.ts'

const ofKarim = { by: 'karim', name: 'Karim' }
const nusrat: ClaimWish = { by: 'nusrat', role: 'agent', to: 'nusrat', from: null }
const taken = expect.objectContaining({
  code: 'outdated',
  message: 'Karim is on it. Please look at it again.',
})

it('is taken where nobody has it, and once more changes nothing', () => {
  expect(isClaimChanged(null, nusrat)).toBe(true)
  expect(isClaimChanged({ by: 'nusrat', name: 'Nusrat' }, nusrat)).toBe(false)
})

it('says who has it to another, who cannot take it whatever they name', () => {
  expect(() => isClaimChanged(ofKarim, nusrat)).toThrow(taken)
  expect(() => isClaimChanged(ofKarim, { ...nusrat, from: 'karim' })).toThrow(taken)
})

it('is handed over by the one who has it', () => {
  const handOver = { by: 'karim', role: 'agent' as const, to: 'nusrat', from: null }
  expect(isClaimChanged(ofKarim, handOver)).toBe(true)
})

it('is taken by a manager from the one whom they saw on it, and from no other', () => {
  const manager: ClaimWish = { by: 'rahima', role: 'manager', to: 'rahima', from: 'karim' }
  expect(isClaimChanged(ofKarim, manager)).toBe(true)
  expect(() => isClaimChanged(ofKarim, { ...manager, from: 'shahriar' })).toThrow(taken)
  expect(() => isClaimChanged(ofKarim, { ...manager, from: null })).toThrow(taken)
})

it('is released by the one who has it', () => {
  expect(isClaimReleased(null, 'nusrat')).toBe(false)
  expect(isClaimReleased(ofKarim, 'karim')).toBe(true)
  expect(() => isClaimReleased(ofKarim, 'nusrat')).toThrow(taken)
})
