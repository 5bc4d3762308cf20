import type { MetaDescriptor } from '@remix-run/node'
import { LINK_PICTURE } from '~/server/link-pictures/link-picture.ts'
import { holidays } from '~/messages/holidays.ts'
import { messages } from '~/messages/index.ts'
import { locale } from '~/messages/language.ts'
import type { PackageView } from './package-detail.server.ts'

/** Metadata of a package: title, link preview, structured data. */
export function packageMeta(view: PackageView): MetaDescriptor[] {
  const title = `${view.name}, ${view.duration}`
  const picture = `${view.name}, ${holidays.detail.linkPrice(view.price)}`
  return [
    { title: `${title} | ${messages.site.name}` },
    { name: 'description', content: view.short },
    { property: 'og:type', content: 'product' },
    { property: 'og:site_name', content: messages.site.name },
    { property: 'og:locale', content: locale },
    { property: 'og:title', content: view.over ? title : `${title}, ${view.price}` },
    { property: 'og:description', content: view.short },
    { property: 'og:url', content: view.address },
    { property: 'og:image', content: view.linkPicture },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: String(LINK_PICTURE.width) },
    { property: 'og:image:height', content: String(LINK_PICTURE.height) },
    { property: 'og:image:alt', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Product',
        name: view.name,
        description: view.short,
        image: view.linkPicture,
        category: 'Holiday package',
        offers: {
          '@type': 'Offer',
          url: view.address,
          price: view.amount,
          priceCurrency: 'BDT',
          availability: `https://schema.org/${view.over ? 'Discontinued' : 'InStock'}`,
        },
      },
    },
  ]
}
