import { DomainError, type ProblemCode } from '@jatra/contract/http/problem'
import { expect, it } from 'vitest'
import type { AppContext } from '~/lib/context.server.ts'
import { findPackage } from './find-package.server.ts'

const failing = (code: ProblemCode) => {
  const call = () => Promise.reject(new DomainError(code, { text: 'No.' }))
  return { api: { call } as unknown as AppContext['api'] } as AppContext
}

it('a package that cannot be read just now is a failure that can be tried again', async () => {
  for (const code of ['provider_unavailable', 'internal'] as const)
    expect(await findPackage('nepal', failing(code))).toEqual({ kind: 'failed' })
})
