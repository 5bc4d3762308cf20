import { useRevalidator } from '@remix-run/react'
import type { ReactElement } from 'react'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { PackageCard } from '@jatra/design-system/package-card'
import { PackageCarousel } from '@jatra/design-system/package-carousel'
import { holidayHome } from '~/messages/home.ts'
import { DestinationPicture } from '~/routes/holiday/destination-picture.tsx'
import type { PackageCardView } from '~/routes/holiday/package-view.ts'
import { pageHref } from '~/shell/page-href.ts'
import * as css from './home.css.ts'

const copy = holidayHome.hot

/** The carousel of the home page (docs/specification.md, Home). @param cards null when they could not be read */
export function HotPackages({ cards }: { cards: readonly PackageCardView[] | null }) {
  const heading = <h2 className={css.heading}>{copy.title}</h2>
  if (cards === null) return <Failed heading={heading} />
  if (cards.length === 0) return null
  return (
    <PackageCarousel
      heading={heading}
      label={copy.label}
      cards={cards.map(({ id, picture, ...card }) => ({
        key: id,
        card: (
          <PackageCard
            {...card}
            messages={{ perPerson: copy.perPerson }}
            picture={picture ? <DestinationPicture name={picture} loading="lazy" /> : null}
          />
        ),
      }))}
    />
  )
}

function Failed({ heading }: { heading: ReactElement }) {
  const { revalidate, state } = useRevalidator()
  return (
    <section className={css.failed}>
      {heading}
      <Alert
        tone="critical"
        live={false}
        title={copy.failed}
        action={
          // A form, so that it retries without JavaScript too.
          <form
            method="get"
            action={pageHref('/')}
            onSubmit={(event) => {
              event.preventDefault()
              revalidate()
            }}
          >
            <Button type="submit" size="small" loading={state === 'loading'}>
              {copy.retry}
            </Button>
          </form>
        }
      >
        {copy.failedText}
      </Alert>
    </section>
  )
}
