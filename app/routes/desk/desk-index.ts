import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { requireStaff } from '~/server/guards/require-staff.server.ts'

export async function loader(args: LoaderFunctionArgs) {
  await requireStaff(args)
  throw redirect('/desk/find')
}
