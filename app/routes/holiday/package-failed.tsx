import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NotFound, SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { holidays } from '~/messages/holidays.ts'
import { RetryButton } from '~/shell/retry-button.tsx'
import { content, scene } from '~/shell/shell.css.ts'

const copy = holidays.detail

/** The package could not be loaded. */
export function PackageFailed() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.failed}
        picture={<SomethingWrong className={scene} />}
        action={
          <Inline justify="center">
            <RetryButton label={copy.retry} />
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

/** A withdrawn package: says so, and shows others. */
export function PackageWithdrawn() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.withdrawn}
        picture={<NotFound className={scene} />}
        action={
          <ButtonLink href="/packageMenu" variant="primary" tone="brand">
            {copy.others}
          </ButtonLink>
        }
      >
        {copy.withdrawnText}
      </EmptyState>
    </div>
  )
}
