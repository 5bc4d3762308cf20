import { expect } from 'vitest'
import { DomainError } from '@jatra/contract/http/problem'

/** The DomainError that a promise rejects with; fails when it resolves. */
export async function errorOf(call: Promise<unknown>): Promise<DomainError> {
  try {
    await call
  } catch (error) {
    if (error instanceof DomainError) return error
    throw error
  }
  return expect.fail('it was not refused')
}
