/** An error as Duffel answers it. */
export class Problem extends Error {
  readonly status: number
  readonly type: string
  readonly code: string
  readonly pointer: string | undefined

  constructor(status: number, type: string, code: string, pointer?: string) {
    super(code)
    this.status = status
    this.type = type
    this.code = code
    this.pointer = pointer
  }
}

export const invalidState = (code: string) => new Problem(422, 'invalid_state_error', code)
export const invalid = (code: string, pointer: string) =>
  new Problem(422, 'validation_error', code, pointer)
export const notFound = () => new Problem(404, 'invalid_request_error', 'not_found')

export function problemBody({ status, type, code, pointer }: Problem, requestId: string) {
  return {
    errors: [
      {
        type,
        code,
        title: code.replaceAll('_', ' '),
        message: `The request was refused: ${code}`,
        documentation_url: 'https://duffel.com/docs/api/overview/errors',
        ...(pointer && { source: { field: pointer.split('/').at(-1), pointer } }),
      },
    ],
    meta: { request_id: requestId, status },
  }
}
