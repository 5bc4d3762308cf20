import { expect } from 'vitest'
import { Refusal } from '@jatra/contract/http/problem'

/** The refusal of a call; fails when it was not refused. */
export async function refusalOf(call: Promise<unknown>): Promise<Refusal> {
  try {
    await call
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
  return expect.fail('it was not refused')
}
