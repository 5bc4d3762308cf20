import type { Meta, StoryObj } from '@storybook/react-vite'
import { Alert } from '../../design-system/src/alert/index.ts'
import { Button } from '../../design-system/src/button/index.ts'
import { Card } from '../../design-system/src/card/index.ts'
import { EmailField } from '../../design-system/src/field/index.ts'
import { Stack } from '../../design-system/src/stack/index.ts'
import './second-brand.css'
import * as css from './theming.css.ts'

const meta: Meta = {
  title: 'Foundations/Theming',
  // Theming.mdx is its page.
  tags: ['!autodocs'],
  parameters: { controls: { disable: true } },
}
export default meta

const brands = [
  { name: 'Jatra', theme: 'light', brand: undefined },
  { name: 'Lagoon', theme: 'light', brand: 'lagoon' },
  { name: 'Jatra, dark', theme: 'dark', brand: undefined },
  { name: 'Lagoon, dark', theme: 'dark', brand: 'lagoon' },
] as const

/** The same form under two brands, in both themes. */
export const TwoBrands: StoryObj = {
  render: () => (
    <div className={css.panels}>
      {brands.map(({ name, theme, brand }) => (
        <section
          key={name}
          className={css.panel}
          data-theme={theme}
          data-brand={brand}
          aria-label={name}
        >
          <h3 className={css.name}>{name}</h3>
          <Card>
            <form onSubmit={(event) => event.preventDefault()}>
              <Stack gap={16}>
                <Alert tone="info" title="Your search is kept">
                  Sign in to go on with your booking.
                </Alert>
                <EmailField label="Email" name="email" hint="The ticket goes here" />
                <Button type="submit" variant="primary">
                  Ask for a seat
                </Button>
                <Button variant="secondary">Change search</Button>
              </Stack>
            </form>
          </Card>
        </section>
      ))}
    </div>
  ),
}
