import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { formatDuration } from '@jatra/contract/entities/package'
import { formatBdt } from '@jatra/contract/money'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'
import { findPackage, statusOf } from './find-package.server.ts'
import { linkPicture } from './link-picture.server.tsx'

/** Its address carries the price, so a changed package has another picture. */
const A_WEEK = 'public, max-age=604800'

/** The picture that stands for a package where its link is shared (og:image): its name, its price, its place. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const found = await findPackage(params['id'], context)
  if (found.kind !== 'found') throw data(null, { status: statusOf[found.kind] })
  const { holiday } = found
  const png = await linkPicture({
    name: holiday.name,
    destination: holiday.destination,
    duration: formatDuration(holiday.duration),
    price: formatBdt(holiday.price),
    perPerson: holidays.detail.perPerson,
    site: messages.site.name,
    picture: holiday.image[0]?.img2,
  })
  return new Response(new Uint8Array(png), {
    headers: {
      'content-type': 'image/png',
      'content-length': String(png.length),
      'cache-control': A_WEEK,
    },
  })
}
