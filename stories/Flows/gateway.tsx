import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData, useLocation, useSubmit } from '@remix-run/react'
import { getResponse, http, type HttpHandler } from 'msw'
import type { FormEvent } from 'react'
import type { RouteModule } from 'virtual:app-routes'

export const GATEWAY = 'api/payment/sandbox/:tranId'

/** The prototype's payment page, which is no page of the app, shown in its place: a story cannot leave its frame. */
export const gateway: RouteModule = {
  async loader({ request }: LoaderFunctionArgs) {
    const answer = await fetch(new URL(request.url).pathname)
    return { page: await answer.text() }
  },
  async action({ request }: ActionFunctionArgs) {
    const body = await request.text()
    const answer = await fetch(new URL(request.url).pathname, { method: 'POST', body })
    const { location } = (await answer.json()) as { location: string }
    return redirect(location)
  },
  default: function GatewayPage() {
    const { page } = useLoaderData<{ page: string }>()
    const { pathname } = useLocation()
    const submit = useSubmit()
    const choose = (event: FormEvent) => {
      event.preventDefault()
      const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
      submit({ [button.name]: button.value }, { method: 'post', action: pathname })
    }
    const main = new DOMParser().parseFromString(page, 'text/html').querySelector('main')
    return <main onSubmit={choose} dangerouslySetInnerHTML={{ __html: main?.innerHTML ?? '' }} />
  },
}

/** Scripts are not told where a redirect leads, and would follow it out of the story: the answer says it instead. */
export function tellWhereTo(handlers: HttpHandler[]): HttpHandler {
  return http.post(`*/${GATEWAY}`, async ({ request }) => {
    const answer = await getResponse(handlers, request)
    return Response.json({ location: answer?.headers.get('location') })
  })
}
