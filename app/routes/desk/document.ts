import type { LoaderFunctionArgs } from '@remix-run/node'
import { openDocument } from '@jatra/contract/desk/desk-order-endpoints'
import { refuseCustomer } from '~/server/guards/require-staff.server.ts'
import { fileError, fileResponse } from '~/server/loaders/file-response.server.ts'

/** The picture of a traveller's document. The API writes down who opened it. */
export async function loader(args: LoaderFunctionArgs) {
  await refuseCustomer(args)
  const { orderId = '', documentId = '' } = args.params
  try {
    const params = { orderId, id: documentId }
    return fileResponse(await args.context.api.download(openDocument, { params }))
  } catch (error) {
    return fileError(error)
  }
}
