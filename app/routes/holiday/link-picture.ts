import { data, type LoaderFunctionArgs } from '@remix-run/node'
import { fileError } from '~/server/loaders/file-response.server.ts'
import { findPackage, statusOf } from './find-package.server.ts'
import { linkPictureOf } from './link-picture-of.server.ts'
import { linkPictureVersion } from './link-picture-words.ts'

/** The address in og:image names what the picture shows, so a changed package has another picture. */
const A_WEEK = 'public, max-age=604800, immutable'
/** Any other address shows the package as it is now. */
const FIVE_MINUTES = 'public, max-age=300'

/** The picture of a package's link when it is shared (og:image): name, price and place. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const found = await findPackage(params['id'], context, { shared: true })
  if (found.kind !== 'found') throw data(null, { status: statusOf[found.kind] })
  const version = new URL(request.url).searchParams.get('v')
  try {
    const { png, etag } = await context.linkPicture(await linkPictureOf(found.holiday))
    const headers = {
      etag,
      'cache-control': version === linkPictureVersion(found.holiday) ? A_WEEK : FIVE_MINUTES,
    }
    if (request.headers.get('if-none-match')?.includes(etag)) {
      return new Response(null, { status: 304, headers })
    }
    return new Response(png, {
      headers: { ...headers, 'content-type': 'image/png', 'content-length': String(png.length) },
    })
  } catch (error) {
    return fileError(error)
  }
}
