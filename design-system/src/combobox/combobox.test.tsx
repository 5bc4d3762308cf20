import { render } from '@testing-library/react'
import { StrictMode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comboboxSuite } from '../testing/suites.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'

const FRUIT = ['apple', 'apricot', 'banana', 'blackberry', 'blueberry']
const find = (query: string) => Promise.resolve(FRUIT.filter((fruit) => fruit.startsWith(query)))

function Fruit(props: Partial<ComboboxProps<string>>) {
  const [value, setValue] = useState<string | null>(props.value ?? null)
  return (
    <form aria-label="Basket">
      <button type="button">Elsewhere</button>
      <Combobox
        label="Fruit"
        name="fruit"
        search={find}
        optionKey={(fruit) => fruit}
        optionText={(fruit) => fruit}
        debounceMs={0}
        {...props}
        value={value}
        onValueChange={(next) => {
          setValue(next)
          props.onValueChange?.(next)
        }}
      />
    </form>
  )
}
const cities = ['Dhaka', 'Khulna', 'Sylhet']
comboboxSuite('Combobox', {
  widget: () => (
    <Combobox
      label="City"
      value={null}
      onValueChange={() => undefined}
      search={(query) =>
        Promise.resolve(cities.filter((city) => city.toLowerCase().includes(query)))
      }
      optionKey={(city) => city}
      optionText={(city) => city}
      debounceMs={0}
    />
  ),
})

const input = () => page.getByRole('combobox', { name: 'Fruit' })
const sent = () => new FormData(document.forms[0]).get('fruit')

test('typing lists, arrows move and wrap, Enter takes, and the form has the value', async () => {
  render(<Fruit />)
  await userEvent.type(input(), 'b')
  await expect.element(page.getByRole('status')).toHaveTextContent('3 options available')
  await expect
    .element(page.getByRole('option', { name: 'banana' }))
    .toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowUp}')
  await expect
    .element(page.getByRole('option', { name: 'blueberry' }))
    .toHaveAttribute('aria-selected', 'true')
  expect(input().element().getAttribute('aria-activedescendant')).toBe(
    page.getByRole('option', { name: 'blueberry' }).element().id,
  )
  await userEvent.keyboard('{Enter}')
  await expect.element(input()).toHaveValue('blueberry')
  await expect.element(input()).toHaveAttribute('aria-expanded', 'false')
  expect(sent()).toBe('blueberry')
})

test('Escape closes, and then clears', async () => {
  render(<Fruit />)
  await userEvent.type(input(), 'ap')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await expect.element(input()).toHaveValue('')
})

test('an older answer that comes late is dropped, and its request is aborted', async () => {
  const asked = new Map<string, { signal: AbortSignal; answer: (fruit: string[]) => void }>()
  const search = vi.fn((query: string, signal: AbortSignal) => {
    return new Promise<string[]>((answer) => asked.set(query, { signal, answer }))
  })
  render(<Fruit search={search} />)
  await userEvent.type(input(), 'a')
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...')
  await vi.waitFor(() => expect(asked.has('a')).toBe(true))
  await userEvent.type(input(), 'p')
  await vi.waitFor(() => expect(asked.has('ap')).toBe(true))
  expect(asked.get('a')?.signal.aborted).toBe(true)
  asked.get('ap')?.answer(['apricot'])
  asked.get('a')?.answer(['avocado'])
  await expect.element(page.getByRole('option', { name: 'apricot' })).toBeVisible()
  await expect.element(page.getByRole('option', { name: 'avocado' })).not.toBeInTheDocument()
})

test('no match and a failed search say so', async () => {
  render(
    <Fruit
      search={(query) =>
        query === 'x' ? Promise.resolve([]) : Promise.reject(new Error('offline'))
      }
    />,
  )
  await userEvent.type(input(), 'x')
  await expect.element(page.getByRole('status')).toHaveTextContent('No options')
  await userEvent.fill(input(), 'y')
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The search did not answer. Check your connection and type again.')
})

test('a press on an empty field shows the suggestions, another one hides them', async () => {
  render(
    <Fruit
      suggestions={[
        { label: 'Recent', options: ['apple'] },
        { label: 'Berries', options: ['blueberry'] },
      ]}
    />,
  )
  await userEvent.click(input())
  await expect.element(page.getByRole('group', { name: 'Berries' })).toBeVisible()
  await userEvent.click(input())
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await userEvent.click(input())
  await userEvent.click(page.getByRole('option', { name: 'blueberry' }))
  expect(sent()).toBe('blueberry')
})

test('leaving takes the first match, also when its answer is still on the way', async () => {
  let answer: (fruit: string[]) => void = () => undefined
  render(<Fruit search={() => new Promise((resolve) => (answer = resolve))} />)
  await userEvent.type(input(), 'ban')
  await expect.element(page.getByText('Loading...').first()).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  answer(['banana'])
  await expect.element(input()).toHaveValue('banana')
  expect(sent()).toBe('banana')
})

const atHand = (query: string) => ['apple', 'banana'].filter((fruit) => fruit.startsWith(query))

test('options at hand are shown until the answer comes, and the chosen one stays the active one', async () => {
  let answer: (fruit: string[]) => void = () => undefined
  const search = () => new Promise<string[]>((resolve) => (answer = resolve))
  render(<Fruit search={search} narrow={() => true} meanwhile={() => ['apple', 'apricot']} />)
  await userEvent.type(input(), 'a')
  await expect.element(page.getByRole('status')).toHaveTextContent('2 options available')
  await userEvent.keyboard('{ArrowDown}')
  await vi.waitFor(() => {
    answer(['almond', 'apple', 'apricot'])
    expect(page.getByRole('option', { name: 'almond' }).query()).not.toBeNull()
  })
  await expect
    .element(page.getByRole('option', { name: 'apricot' }))
    .toHaveAttribute('aria-selected', 'true')
})

test('leaving takes the option at hand that is shown, whatever the answer would be', async () => {
  const search = () => new Promise<string[]>(() => undefined)
  render(<Fruit search={search} narrow={() => true} meanwhile={atHand} />)
  await userEvent.type(input(), 'b')
  await expect.element(page.getByRole('option', { name: 'banana' })).toBeVisible()
  await userEvent.keyboard('{Tab}')
  await expect.element(input()).toHaveValue('banana')
})

test('an answer that comes after leaving changes the value once', async () => {
  const onValueChange = vi.fn()
  let answer: (fruit: string[]) => void = () => undefined
  render(
    <StrictMode>
      <Fruit
        search={() => new Promise((resolve) => (answer = resolve))}
        onValueChange={onValueChange}
      />
    </StrictMode>,
  )
  await userEvent.type(input(), 'ban')
  await expect.element(page.getByText('Loading...').first()).toBeInTheDocument()
  await userEvent.click(page.getByRole('button', { name: 'Elsewhere' }))
  answer(['banana'])
  await expect.element(input()).toHaveValue('banana')
  expect(onValueChange.mock.calls).toEqual([['banana']])
})

test('hint and error are both in the description; options are not translated', async () => {
  render(<Fruit hint="Any will do" error="Choose one" />)
  await expect.element(input()).toHaveAccessibleDescription(/Choose one.*Any will do/)
  await userEvent.type(input(), 'a')
  await expect.element(page.getByRole('listbox')).toBeVisible()
  expect(page.getByRole('listbox').element().closest('[translate="no"]')).not.toBeNull()
})

test('with nothing to show yet it asks at once; with a list to narrow it waits for a pause', async () => {
  const search = vi.fn(find)
  render(
    <Fruit
      search={search}
      narrow={(fruit, query) => fruit.startsWith(query)}
      debounceMs={60_000}
    />,
  )
  await userEvent.type(input(), 'b')
  await expect.poll(() => page.getByRole('option').all()).toHaveLength(3)
  await userEvent.type(input(), 'l')
  await expect.poll(() => page.getByRole('option').all()).toHaveLength(2)
  expect(search.mock.calls.map(([query]) => query)).toEqual(['b'])
})
