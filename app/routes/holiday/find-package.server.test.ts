import { DomainError, type ProblemCode } from '@jatra/contract/http/problem'
import { expect, it } from 'vitest'
import type { AppContext } from '~/server/context.server.ts'
import { noViewCache } from '~/server/cache/view-cache.server.ts'
import { findPackage } from './find-package.server.ts'

const failing = (code: ProblemCode) => {
  const call = () => Promise.reject(new DomainError(code, { text: 'No.' }))
  const api = { call } as unknown as AppContext['api']
  return { api, views: noViewCache } as Partial<AppContext> as AppContext
}

it('a package that cannot be read just now is a failure that can be tried again', async () => {
  for (const code of ['provider_unavailable', 'internal'] as const) {
    for (const shared of [false, true])
      expect(await findPackage('nepal', failing(code), { shared })).toEqual({ kind: 'failed' })
  }
})
