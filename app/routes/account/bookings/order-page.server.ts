import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { DomainError } from '@jatra/contract/http/problem'
import { requireUser } from '~/server/context.server.ts'
import { orUnavailable } from '~/server/loaders/failed-call.server.ts'

/** Bookings of one page. */
const ORDERS_A_PAGE = 20

interface PageInput {
  params: { userId: string }
  query: { limit: number; cursor: string | undefined }
}

/**
 * The page of a list of bookings at this address.
 * @param list address of its first page, to which an unknown cursor leads
 */
export async function readOrderPage<Item>(
  { request, context }: LoaderFunctionArgs,
  list: string,
  read: (input: PageInput) => Promise<{ items: Item[]; next: string | null }>,
) {
  const user = requireUser(context, request)
  const cursor = new URL(request.url).searchParams.get('cursor') ?? undefined
  const input = { params: { userId: user._id }, query: { limit: ORDERS_A_PAGE, cursor } }
  const { items, next } = await read(input).catch((error: unknown) => {
    const mistyped = error instanceof DomainError && error.status === 400 && cursor
    if (mistyped) throw redirect(list)
    return orUnavailable(error)
  })
  return { items, older: next, paged: cursor !== undefined }
}
