import type { LoaderFunctionArgs } from '@remix-run/node'
import { exportData } from '@jatra/contract/account/user-endpoints'
import { todayInDhaka } from '@jatra/contract/values/dates'
import { requireUser } from '~/server/context.server.ts'
import { fileError } from '~/server/loaders/file-response.server.ts'

/** `GET /app/account/data`: all data of the account as a file. It is never cached. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { _id: userId } = requireUser(context, request)
  try {
    const data = await context.api.call(exportData, { params: { userId } })
    const name = `jatra-data-${todayInDhaka(context.now())}.json`
    return new Response(JSON.stringify(data, null, 2), {
      headers: {
        'content-type': 'application/json',
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    })
  } catch (error) {
    return fileError(error)
  }
}
