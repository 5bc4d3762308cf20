import { useLocation } from '@remix-run/react'
import { inLanguage, type Language } from '@jatra/contract/values/language'

/** Tells search engines of the same page in each language of the site; who has none of them gets English. */
export function OtherLanguages({
  languages,
  origin,
}: {
  languages: readonly Language[]
  origin: string
}) {
  const { pathname, search } = useLocation()
  const page = pathname + search
  return (
    <>
      {languages.map((one) => (
        <link key={one} rel="alternate" hrefLang={one} href={origin + inLanguage(page, one)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + page} />
    </>
  )
}
