import type { VisaCountry } from '@jatra/contract/visa/visa'
import { ButtonLink } from '@jatra/design-system/button'
import { EmptyState } from '@jatra/design-system/empty-state'
import { NotFound, SomethingWrong } from '@jatra/design-system/illustrations'
import { Inline } from '@jatra/design-system/stack'
import { visas } from '~/messages/visas.ts'
import { places } from '~/messages/places.ts'
import { RetryButton } from '~/shell/retry-button.tsx'
import { content, scene } from '~/shell/shell.css.ts'
import { VISA_TAB } from './visa-choice.ts'

const copy = visas.detail

/** The visa could not be loaded. */
export function VisaFailed() {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.failed}
        picture={<SomethingWrong className={scene} />}
        action={
          <Inline justify="center">
            <RetryButton label={copy.retry} />
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

/** A country that we sell visas to, but have none for now. */
export function VisaWithdrawn({ country }: { country: VisaCountry }) {
  return (
    <div className={content}>
      <EmptyState
        headingLevel={1}
        title={copy.missing(places.destinations[country])}
        picture={<NotFound className={scene} />}
        action={
          <ButtonLink href={VISA_TAB} variant="primary" tone="brand">
            {copy.back}
          </ButtonLink>
        }
      >
        {copy.missingText}
      </EmptyState>
    </div>
  )
}
