import { useLocation, useRevalidator } from '@remix-run/react'
import { Button } from '@jatra/design-system/button'

/** Asks for the page once more. A form, so that it retries without JavaScript too. */
export function Retry({ label }: { label: string }) {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <form
      method="get"
      action={pathname}
      onSubmit={(event) => (event.preventDefault(), revalidate())}
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
