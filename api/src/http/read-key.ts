import { DomainError } from '@jatra/contract/http/problem'

const KEY = /^[\x21-\x7e]{1,100}$/

/** What a caller repeats a request by; undefined without one. @throws DomainError invalid_input */
export function readKey(request: Request): string | undefined {
  const key = request.headers.get('idempotency-key')
  if (key === null) return undefined
  if (KEY.test(key)) return key
  const message = 'Use 1 to 100 visible ASCII characters.'
  throw new DomainError('invalid_input', `Idempotency-Key: ${message}`, {
    errors: { 'Idempotency-Key': [message] },
  })
}
