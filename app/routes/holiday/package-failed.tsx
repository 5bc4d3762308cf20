import { useRevalidator } from '@remix-run/react'
import { Button, ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NotFound, SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { holidays } from '~/messages/holidays.ts'
import { content, scene } from '~/shell/shell.css.ts'

const copy = holidays.detail

/** The package could not be read just now. */
export function PackageFailed({ path }: { path: string }) {
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
              action={path}
              onSubmit={(event) => (event.preventDefault(), revalidate())}
            >
              <Button type="submit" variant="primary" loading={state === 'loading'}>
                {copy.retry}
              </Button>
            </form>
            <ButtonLink href="/packageMenu" variant="secondary">
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

/** It was there once: says so, and shows what else there is. */
export function PackageWithdrawn() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.withdrawn}
        picture={<NotFound className={scene} />}
        action={
          <ButtonLink href="/packageMenu" variant="primary">
            {copy.others}
          </ButtonLink>
        }
      >
        {copy.withdrawnText}
      </EmptyState>
    </div>
  )
}
