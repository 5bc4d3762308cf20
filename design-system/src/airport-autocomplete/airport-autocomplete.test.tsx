import { render } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { comboboxSuite, renderInForm, serveAndHydrate } from '../testing/suites.ts'
import { AirportAutocomplete, type AirportOption } from './index.ts'

const dhaka: AirportOption = {
  code: 'DAC',
  city: 'Dhaka',
  name: 'Hazrat Shahjalal International Airport',
  country: 'Bangladesh',
}
const airports = [
  dhaka,
  { code: 'KHL', city: 'Khulna', name: 'Khan Jahan Ali Airport', country: 'Bangladesh' },
  { code: 'ZYL', city: 'Sylhet', name: 'Osmani Airport', country: 'Bangladesh' },
]
const search = (query: string) =>
  Promise.resolve(airports.filter(({ city }) => city.toLowerCase().includes(query)))
const ignore = () => undefined

comboboxSuite('AirportAutocomplete', {
  widget: () => (
    <AirportAutocomplete label="City" value={null} onValueChange={ignore} search={search} />
  ),
})

function Held({ first = null }: { first?: AirportOption | null }) {
  const [value, setValue] = useState(first)
  return (
    <AirportAutocomplete
      label="From"
      name="originLocationCode"
      value={value}
      onValueChange={setValue}
      search={search}
      hint="A city, an airport or its code"
      error="Choose where you fly from."
    />
  )
}
const input = () => page.getByRole('combobox', { name: 'From' })

test('a city typed before the script has come is looked up and chosen', async () => {
  serveAndHydrate(
    <form>
      <Held first={dhaka} />
    </form>,
    (host) => {
      const field = host.querySelector<HTMLInputElement>('[role=combobox]')
      if (field) field.value = 'khul'
    },
  )
  await expect.element(input()).toHaveValue('Khulna')
  expect(new FormData(document.forms[0]).get('originLocationCode')).toBe('KHL')
})

test('the form has the code of what was chosen, and nothing once it is emptied', async () => {
  const { sent } = renderInForm(<Held />)
  expect(sent()).toEqual({ originLocationCode: '' })
  await userEvent.type(input(), 'syl')
  await userEvent.click(page.getByRole('option', { name: /ZYL/ }))
  await expect.element(input()).toHaveValue('Sylhet')
  expect(sent()).toEqual({ originLocationCode: 'ZYL' })
})

const selebi: AirportOption = {
  ...{ code: 'PKW', city: 'Selebi Phikwe', name: 'Selebi Phikwe Airport', country: 'Botswana' },
}
const nelspruit: AirportOption = {
  ...{ code: 'MQP', city: 'Mbombela', name: 'Nelspruit Airport', country: 'South Africa' },
}
const chittagong: AirportOption = {
  ...{ code: 'CGP', city: 'Chittagong', name: 'Shah Amanat Airport', country: 'Bangladesh' },
}

function Answered({ answer }: { answer: AirportOption }) {
  const [value, setValue] = useState<AirportOption | null>(null)
  const found = () => Promise.resolve([answer])
  return (
    <AirportAutocomplete
      {...{ label: 'From', name: 'from', value, search: found, onValueChange: setValue }}
    />
  )
}

test.each([
  ['that begin no city and are no code', 'nel', { ...nelspruit, meant: false }, ''],
  ['of which the search does not say what they mean', 'nel', nelspruit, ''],
  ['that begin the name of the city', 'sel', selebi, 'PKW'],
  ['by which people know it', 'ctg', { ...chittagong, meant: true }, 'CGP'],
])('three letters %s: leaving the field with %s', async (_, typed, answer, chosen) => {
  const { sent } = renderInForm(<Answered answer={answer} />)
  await userEvent.type(input(), typed)
  const option = page.getByRole('option', { name: new RegExp(answer.code) })
  await expect.element(option).toBeVisible()
  await expect.element(option).toHaveAttribute('aria-selected', chosen ? 'true' : 'false')
  await userEvent.tab()
  await expect.element(input()).toHaveValue(chosen ? answer.city : typed)
  expect(sent()).toEqual({ from: chosen })
})

test('an airport that was moved to is chosen, whatever was typed', async () => {
  const { sent } = renderInForm(<Answered answer={{ ...nelspruit, meant: false }} />)
  await userEvent.type(input(), 'nel')
  await expect.element(page.getByRole('option', { name: /MQP/ })).toBeVisible()
  await userEvent.keyboard('{ArrowDown}')
  await userEvent.tab()
  await expect.element(input()).toHaveValue('Mbombela')
  expect(sent()).toEqual({ from: 'MQP' })
})

test('an option says which airport it took the place of', async () => {
  render(<Answered answer={{ ...chittagong, note: 'CHX closed on 9 Sept 2025.' }} />)
  await userEvent.type(input(), 'chx')
  await expect.element(page.getByRole('option', { name: /CHX closed/ })).toBeVisible()
})

test('suggestions and popular airports answer the first letters before the search does', async () => {
  const never = () => new Promise<AirportOption[]>(() => undefined)
  render(
    <AirportAutocomplete
      label="From"
      value={null}
      onValueChange={ignore}
      search={never}
      suggestions={[{ label: 'Recent', options: [dhaka] }]}
      popular={airports}
    />,
  )
  await userEvent.type(input(), 'd')
  await expect.element(page.getByRole('status')).toHaveTextContent('1 option available')
  await expect.element(page.getByRole('option', { name: /DAC Dhaka/ })).toBeVisible()
  await userEvent.fill(input(), 'k')
  await expect.element(page.getByRole('option', { name: /KHL Khulna/ })).toBeVisible()
  await userEvent.fill(input(), 'kx')
  await expect.element(page.getByRole('status')).toHaveTextContent('Loading...')
})

test('code, country, error and hint are all in the description', async () => {
  render(<Held first={dhaka} />)
  await expect
    .element(input())
    .toHaveAccessibleDescription(
      /^Error: Choose where you fly from\. DAC.*Bangladesh.*A city, an airport or its code$/,
    )
})
