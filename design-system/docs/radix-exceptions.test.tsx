import { render } from '@testing-library/react'
import { Checkbox, RadioGroup, ScrollArea, Select, Slider, ToggleGroup } from 'radix-ui'
import type { ReactElement } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { servedHtml } from '../src/testing/suites.ts'

// What stays native though Radix has a primitive, and what breaks on Radix's primitive. A test that fails here after an update of Radix
// says that the primitive can be taken.

const drop = { id: 'drop', value: 'drop' }
const pickUp = { id: 'pickUp', value: 'pickUp' }

/** Radix's RadioGroup over native radio buttons, which would send a form before script. */
const radios = (
  <RadioGroup.Root defaultValue="drop">
    {[drop, pickUp].map((each) => (
      <RadioGroup.unstable_ItemProvider key={each.id} value={each.value}>
        <RadioGroup.unstable_ItemTrigger asChild>
          <input type="radio" name="way" aria-label={each.id} />
        </RadioGroup.unstable_ItemTrigger>
      </RadioGroup.unstable_ItemProvider>
    ))}
  </RadioGroup.Root>
)

test('RadioGroup: an arrow key that is let go at once moves the focus and chooses nothing', async () => {
  render(radios)
  await page.getByLabelText('drop').click()
  for (const type of ['keydown', 'keyup']) {
    document.activeElement?.dispatchEvent(
      new KeyboardEvent(type, { key: 'ArrowDown', bubbles: true, cancelable: true }),
    )
  }
  await expect.element(page.getByLabelText('pickUp')).toHaveFocus()
  await expect.element(page.getByLabelText('pickUp')).not.toBeChecked()
})

test('RadioGroup: until the script comes, the Tab key finds none of its choices', () => {
  const stops = new DOMParser()
    .parseFromString(servedHtml(radios), 'text/html')
    .querySelectorAll('[tabindex="0"], input:not([tabindex])')
  expect(stops).toHaveLength(0)
})

test('Checkbox: over a native check box, Enter no longer sends the form', async () => {
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const form = (name: string, box: ReactElement) => (
    <form aria-label={name} onSubmit={onSubmit}>
      {box}
      <button type="submit">{`Send ${name}`}</button>
    </form>
  )
  render(
    <>
      {form('native', <input type="checkbox" aria-label="Agree" />)}
      {form(
        'radix',
        <Checkbox.unstable_Provider>
          <Checkbox.unstable_Trigger asChild>
            <input type="checkbox" aria-label="Accept" />
          </Checkbox.unstable_Trigger>
        </Checkbox.unstable_Provider>,
      )}
    </>,
  )
  await page.getByLabelText('Agree').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
  await page.getByLabelText('Accept').click()
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('ScrollArea: it hides the bar of the system by a style element without a nonce', () => {
  const { container } = render(
    <ScrollArea.Root>
      <ScrollArea.Viewport>Airports</ScrollArea.Viewport>
    </ScrollArea.Root>,
  )
  const style = container.querySelector('style')
  expect(style?.textContent).toContain('scrollbar-width:none')
  expect(style?.nonce).toBe('')
})

const withoutScript: Record<string, ReactElement> = {
  Checkbox: <Checkbox.Root name="terms" />,
  RadioGroup: (
    <RadioGroup.Root name="way">
      <RadioGroup.Item value="drop" />
    </RadioGroup.Root>
  ),
  Select: (
    <Select.Root name="cabin" defaultValue="economy">
      <Select.Trigger />
    </Select.Root>
  ),
  Slider: (
    <Slider.Root name="price" defaultValue={[5]}>
      <Slider.Thumb />
    </Slider.Root>
  ),
  ToggleGroup: (
    <ToggleGroup.Root type="single" defaultValue="oneWay">
      <ToggleGroup.Item value="oneWay" />
    </ToggleGroup.Root>
  ),
}

test.each(Object.entries(withoutScript))(
  '%s by itself: without script there is nothing that a person could change and send',
  (_, element) => {
    const page = new DOMParser().parseFromString(servedHtml(<form>{element}</form>), 'text/html')
    const fields = page.querySelectorAll<HTMLElement>('input, select')
    const usable = [...fields].filter(
      (field) => field.ariaHidden !== 'true' && field.style.display !== 'none',
    )
    expect(usable).toEqual([])
  },
)
