import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { getOffer } from '@jatra/contract/flight/endpoints'
import { DomainError } from '@jatra/contract/http/problem'
import { detailOffer } from './offer-details.ts'

/** The details of one offer, fetched when its card is opened: the list itself stays small and fast. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const params = {
    searchUid: searchParams.get('searchId') ?? '',
    flightId: searchParams.get('index') ?? '',
  }
  try {
    const { offer, dictionaries, query } = await context.api.call(getOffer, { params })
    return { details: detailOffer(offer, dictionaries, query) }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    return data({ details: null }, { status: error.status })
  }
}
