import { DomainError } from './problem.ts'

const KEY = /^[\x21-\x7e]{1,100}$/

/** What a caller repeats a request by; undefined without one. @throws DomainError invalid_input */
export function readIdempotencyKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (KEY.test(key)) return key
  throw new DomainError('invalid_input', 'keyFormOfHeader', {
    errors: { 'Idempotency-Key': ['keyForm'] },
  })
}
