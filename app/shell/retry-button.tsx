import { useLocation, useRevalidator } from '@remix-run/react'
import { Button } from '@jatra/design-system/button'
import { pageHref } from './page-href.ts'

/** Reloads the page's data. It is a form, so it works without JavaScript too. */
export function RetryButton({ label }: { label: string }) {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <form
      method="get"
      action={pageHref(pathname)}
      onSubmit={(event) => {
        event.preventDefault()
        revalidate()
      }}
    >
      {[...new URLSearchParams(search)].map(([name, value]) => (
        <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" variant="primary" tone="brand" loading={state === 'loading'}>
        {label}
      </Button>
    </form>
  )
}
