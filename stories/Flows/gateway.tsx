import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation, useSubmit } from '@remix-run/react'
import { getResponse, http, type HttpHandler } from 'msw'
import type { FormEvent } from 'react'
import type { RouteModule } from 'virtual:app-routes'
import { SANDBOX_STYLE } from '@jatra/contract/sandbox/sandbox-layout'

export const GATEWAY = 'api/payment/sandbox/:tranId'

function GatewayPage() {
  const { page } = useLoaderData<{ page: string }>()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const choose = (event: FormEvent) => {
    event.preventDefault()
    const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
    submit({ [button.name]: button.value }, { method: 'post', action: pathname })
  }
  const main = new DOMParser().parseFromString(page, 'text/html').querySelector('main')
  const content = { __html: main?.innerHTML ?? '' }
  return (
    <>
      <style>{SANDBOX_STYLE}</style>
      <main onSubmit={choose} dangerouslySetInnerHTML={content} />
    </>
  )
}

/**
 * The mock payment page, rendered as a route of the app, because a story cannot leave its frame.
 * @param headers of the visitor, for each request
 */
export const gateway = (headers: () => HeadersInit): RouteModule => ({
  async loader({ request }: LoaderFunctionArgs) {
    const answer = await fetch(new URL(request.url).pathname, { headers: headers() })
    return { page: await answer.text() }
  },
  async action({ request }: ActionFunctionArgs) {
    const { pathname } = new URL(request.url)
    const body = await request.text()
    const answer = await fetch(pathname, { method: 'POST', body, headers: headers() })
    const { location } = (await answer.json()) as { location: string }
    return redirect(location)
  },
  default: GatewayPage,
})

/** A script cannot see where a redirect leads and would follow it out of the story, so the answer carries the address. */
export function tellWhereTo(handlers: HttpHandler[]): HttpHandler {
  return http.post(`*/${GATEWAY}`, async ({ request }) => {
    const answer = await getResponse(handlers, request)
    return Response.json({ location: answer?.headers.get('location') })
  })
}
