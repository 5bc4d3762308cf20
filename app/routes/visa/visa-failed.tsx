import { useLocation, useRevalidator } from '@remix-run/react'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NotFound, SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { visas } from '~/messages/visas.ts'
import { content, scene } from '~/shell/shell.css.ts'
import { VISA_TAB } from './visa-choice.ts'

const copy = visas.detail

/** The visa could not be read just now. */
export function VisaFailed() {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.failed}
        picture={<SomethingWrong className={scene} />}
        action={
          <Inline justify="center">
            {/* A form, so that it retries without JavaScript too. */}
            <form
              method="get"
              action={pathname}
              onSubmit={(event) => (event.preventDefault(), revalidate())}
            >
              {[...new URLSearchParams(search)].map(([name, value]) => (
                <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
              ))}
              <Button type="submit" variant="primary" loading={state === 'loading'}>
                {copy.retry}
              </Button>
            </form>
            <ButtonLink href={VISA_TAB} variant="secondary">
              {copy.back}
            </ButtonLink>
          </Inline>
        }
      >
        {copy.failedText}
      </EmptyState>
    </div>
  )
}

/** We sell visas to this country, and have none just now. */
export function VisaWithdrawn({ country }: { country: string }) {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.missing(country)}
        picture={<NotFound className={scene} />}
        action={
          <ButtonLink href={VISA_TAB} variant="primary">
            {copy.back}
          </ButtonLink>
        }
      >
        {copy.missingText}
      </EmptyState>
    </div>
  )
}
