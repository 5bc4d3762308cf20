import { Form, useNavigation } from '@remix-run/react'
import { useRef, useState } from 'react'
import { destinations } from '@jatra/contract/places/destinations'
import { Button } from '@jatra/design-system/button'
import { SelectField } from '@jatra/design-system/field'
import { useHydrated } from '@jatra/design-system/hydration'
import { MultiSelect } from '@jatra/design-system/multi-select'
import { holidayHome } from '~/messages/home.ts'
import { places } from '~/messages/places.ts'
import { monthsAhead } from '~/routes/holiday/months.ts'
import { useRepeatPress } from '~/shell/early-press.ts'
import { pageHref } from '~/shell/page-href.ts'
import * as css from './home.css.ts'

const copy = holidayHome.search
// Marked as pure, or the page would include this module to run it.
const options = /* @__PURE__ */ destinations.map((name) => ({
  value: name,
  label: places.destinations[name],
}))

/** The holidays tab: a GET form of destinations and a month (docs/specification.md, Holiday search form). */
export function HolidaySearch({ today }: { today: string }) {
  const [chosen, setChosen] = useState<string[]>([])
  const [month, setMonth] = useState('')
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  useRepeatPress(form)
  const { state, location } = useNavigation()
  return (
    <Form
      ref={form}
      data-repeats=""
      method="get"
      action="/packageMenu"
      aria-label={copy.form}
      className={css.holiday}
    >
      <MultiSelect
        label={copy.label}
        name="destination"
        placeholder={copy.placeholder}
        options={options}
        value={hydrated ? chosen : undefined}
        onValueChange={setChosen}
      />
      <SelectField
        label={copy.month}
        name="month"
        placeholder={copy.anyMonth}
        value={month}
        onValueChange={setMonth}
        options={monthsAhead(today)}
      />
      <Button
        type="submit"
        variant="primary"
        // Without script a disabled button could not be enabled; with nothing chosen the form shows every package.
        disabled={hydrated && chosen.length === 0 && month === ''}
        loading={state === 'loading' && location.pathname === pageHref('/packageMenu')}
      >
        {copy.submit}
      </Button>
    </Form>
  )
}
