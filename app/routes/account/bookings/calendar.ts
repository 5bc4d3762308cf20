import type { LoaderFunctionArgs } from '@remix-run/node'
import { getCalendar } from '@jatra/contract/whole-order/endpoints'
import { downloadOrderFile } from './order-file.server.ts'

/** The dates of a paid order as a calendar file. */
export const loader = (args: LoaderFunctionArgs) => downloadOrderFile(getCalendar, args)
