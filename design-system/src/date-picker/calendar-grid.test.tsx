import { useState } from 'react'
import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { gridSuite, overlaySuite } from '../testing/suites.ts'
import { DatePicker, DateRangePicker } from './index.ts'

gridSuite('DatePicker', {
  width: 1280,
  field: 'Departure',
  widget: (props) => <DatePicker label="Departure" {...props} />,
})

gridSuite('The sheet of a phone', {
  width: 360,
  field: 'Departure',
  widget: (props) => <DatePicker label="Departure" {...props} />,
})

gridSuite('DateRangePicker', {
  width: 1280,
  field: 'Leave',
  widget: ({ value, onValueChange, ...props }) => (
    <DateRangePicker
      {...props}
      startLabel="Leave"
      endLabel="Return"
      value={{ start: value, end: null }}
      onValueChange={({ start }) => onValueChange(start)}
    />
  ),
})

function Held() {
  const [value, setValue] = useState<string | null>(null)
  return <DatePicker label="Departure" today="2026-11-21" value={value} onValueChange={setValue} />
}
const opener = () => page.getByRole('textbox', { name: 'Departure' })

test('on a narrow screen too, Escape gives the focus back to the field', async () => {
  await page.viewport(360, 800)
  render(<Held />)
  opener().element().focus()
  await userEvent.keyboard('{ArrowDown}')
  const sheet = page.getByRole('dialog', { name: 'Departure' })
  await expect.poll(() => document.activeElement?.closest('td')).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(opener()).toHaveFocus()
})

overlaySuite('The calendar under its field', {
  widget: () => <Held />,
  opener,
  key: '{ArrowDown}',
  role: 'dialog',
  name: 'Departure',
})
