import { useRef, useState } from 'react'
import { render, screen } from '@testing-library/react'
import { page } from 'vitest/browser'
import { expect, it } from 'vitest'
import {
  TravelerForm,
  useFirstErrorFocus,
  type TravelerErrors,
  type TravelerFormProps,
} from './index.ts'

const countries = [
  { code: 'BD', name: 'Bangladesh', dialCode: '+880', flag: '🇧🇩' },
  { code: 'TH', name: 'Thailand', dialCode: '+66', flag: '🇹🇭' },
]

const basics = { number: 1, prefix: 'travelers[0]', countries, today: '2026-11-20', passport: true }
const form = () => screen.getByTestId<HTMLFormElement>('form')
const sent = () => Object.fromEntries(new FormData(form()))

function show(props: Partial<TravelerFormProps> = {}) {
  render(
    <form data-testid="form">
      <TravelerForm {...basics} {...props} />
    </form>,
  )
}

/** The label carries a mark for required. */
const field = (within: Pick<typeof page, 'getByLabelText'>, label: string) =>
  within.getByLabelText(label, { exact: false })

it('sends every field under its prefix', async () => {
  show()
  await field(page, 'Title').selectOptions('Mrs.')
  await field(page, 'Gender').selectOptions('Female')
  await field(page, 'First Name').fill('Ayesha')
  await field(page, 'Last Name').fill('Rahman')
  const birth = page.getByRole('group', { name: 'Birth Date' })
  await field(birth, 'Year').selectOptions('1990')
  await field(birth, 'Month').selectOptions('May')
  await field(birth, 'Day').selectOptions('31')
  await field(page, 'Nationality').selectOptions('BD')
  const expiry = page.getByRole('group', { name: 'Passport Expiry Date' })
  await field(expiry, 'Year').selectOptions('2030')
  await field(expiry, 'Month').selectOptions('June')
  await field(expiry, 'Day').selectOptions('30')
  await field(page, 'Passport Number').fill('a0 ১২34567')
  await field(page, 'Country Code').selectOptions('Bangladesh (+880)')
  await field(page, 'Mobile Number').fill('1712345678')
  await field(page, 'Email').fill('ayesha@example.com')
  expect(sent()).toEqual({
    'travelers[0].title': 'Mrs.',
    'travelers[0].gender': 'Female',
    'travelers[0].firstName': 'Ayesha',
    'travelers[0].lastName': 'Rahman',
    'travelers[0].birthYear': '1990',
    'travelers[0].birthMonth': '5',
    'travelers[0].birthDay': '31',
    'travelers[0].nationality': 'BD',
    'travelers[0].passportExYear': '2030',
    'travelers[0].passportExMonth': '6',
    'travelers[0].passportExDay': '30',
    'travelers[0].passportNumber': 'A01234567',
    'travelers[0].passportCountry': '',
    'travelers[0].countryNumberCode': '+880',
    'travelers[0].mobileNumber': '1712345678',
    'travelers[0].email': 'ayesha@example.com',
    'travelers[0].address': '',
  })
  expect(form().checkValidity()).toBe(true)
})

it('takes a passport for one of the nationality’s country, unless another is chosen', async () => {
  show()
  const issuer = field(page, 'Passport Issued By')
  await expect.element(issuer).toHaveDisplayValue('Same as nationality')
  await issuer.selectOptions('BD')
  expect(sent()['travelers[0].passportCountry']).toBe('BD')
})

it('asks for no passport on a domestic flight', () => {
  show({ passport: false })
  expect(screen.queryByLabelText(/Passport/)).toBeNull()
  expect(Object.keys(sent()).filter((name) => name.includes('passport'))).toEqual([])
})

it('offers birth years back to 1936 and passport years up to 2076', () => {
  show()
  const years = screen
    .getAllByLabelText(/^Year/)
    .map((select) =>
      select instanceof HTMLSelectElement
        ? [...select.options].map((o) => o.value).filter(Boolean)
        : [],
    )
  expect(years.map((list) => [list[0], list.at(-1)])).toEqual([
    ['2026', '1936'],
    ['2026', '2076'],
  ])
})

it('shows an error and a hint at their field', () => {
  show({
    errors: { firstName: 'First name is required' },
    hints: { passportExYear: 'This passport expires within 6 months of your arrival.' },
  })
  const name = screen.getByLabelText(/First Name/)
  expect(name.getAttribute('aria-invalid')).toBe('true')
  const described = document.getElementById(name.getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toContain('First name is required')
  const expiry = screen.getByRole('group', { name: 'Passport Expiry Date' })
  expect(expiry.textContent).toContain('within 6 months')
})

it('offers the spelling of a name in another script, and changes it only when it is taken', async () => {
  show({ spellingOf: (typed) => (typed === 'রহমান' ? 'Rahman' : null) })
  const name = field(page, 'Last Name')
  await name.fill('Rahm')
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
  await name.fill('রহমান')
  expect(sent()['travelers[0].lastName']).toBe('রহমান')
  const offer = page.getByRole('button', { name: 'Write Rahman' })
  // A screen reader hears that it is there.
  expect(offer.element().closest('[aria-live]')).not.toBeNull()
  await offer.click()
  expect(sent()['travelers[0].lastName']).toBe('Rahman')
  expect(document.activeElement).toBe(name.element())
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

it('asks who has one name for that alone', async () => {
  show()
  await field(page, 'First Name').fill('Rahima')
  await page.getByLabelText('Only one name in the passport').click()
  expect(screen.queryByLabelText(/^Last Name/)).toBeNull()
  const name = page.getByRole('textbox', { name: /^Name/ })
  await expect.element(name).toHaveValue('Rahima')
  await expect.element(field(page, 'First Name')).not.toBeVisible()
  expect(sent()).toMatchObject({
    ...{ 'travelers[0].lastName': 'Rahima', 'travelers[0].singleName': 'on' },
  })
  await page.getByLabelText('Only one name in the passport').click()
  await expect.element(field(page, 'First Name')).toBeVisible()
})

it('does not move a first name where the last is given', async () => {
  show({ defaultValue: { firstName: 'Rahima', lastName: 'Khatun' } })
  await page.getByLabelText('Only one name in the passport').click()
  expect(sent()['travelers[0].lastName']).toBe('Khatun')
})

it('shows how the ticket will read, as the names are typed', async () => {
  show({
    ticketOf: ({ title, firstName, lastName }) => `${lastName}/${firstName || 'FNU'} ${title}`,
    defaultValue: { title: 'Mrs.', lastName: 'Khatun' },
  })
  expect(screen.queryByText('On the ticket:')).toBeNull()
  await field(page, 'First Name').fill('Rahima')
  await expect.element(page.getByText('Khatun/Rahima Mrs.')).toBeVisible()
  await field(page, 'Title').selectOptions('Ms.')
  await expect.element(page.getByText('Khatun/Rahima Ms.')).toBeVisible()
  await page.getByLabelText('Only one name in the passport').click()
  await expect.element(page.getByText('Khatun/FNU Ms.')).toBeVisible()
})

it('offers to shorten a name that is too long, and leaves the choice to its writer', async () => {
  show({
    shorterOf: (typed) => (typed.length > 20 ? ['Mosammat Jannatul', 'Jannatul Ferdous'] : []),
  })
  await field(page, 'First Name').fill('Mosammat Jannatul Ferdous')
  expect(sent()['travelers[0].firstName']).toBe('Mosammat Jannatul Ferdous')
  await page.getByRole('button', { name: 'Write Jannatul Ferdous' }).click()
  expect(sent()['travelers[0].firstName']).toBe('Jannatul Ferdous')
  expect(screen.queryByRole('button', { name: /^Write/ })).toBeNull()
})

it('moves the focus to the first error after a failed submission', async () => {
  function Booking() {
    const ref = useRef<HTMLFormElement>(null)
    const [errors, setErrors] = useState<TravelerErrors>()
    useFirstErrorFocus(ref, errors)
    return (
      <form
        ref={ref}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          setErrors({ email: 'Email is required', lastName: 'Last name is required' })
        }}
      >
        <TravelerForm {...basics} errors={errors} />
        <button type="submit">SUBMIT</button>
      </form>
    )
  }
  render(<Booking />)
  await page.getByRole('button', { name: 'SUBMIT' }).click()
  expect(document.activeElement).toBe(screen.getByLabelText(/Last Name/))
})

const genderOf = (title: string) =>
  ({ 'Mr.': 'Male', 'Mrs.': 'Female', Master: 'Male' })[title as 'Mr.' | 'Mrs.' | 'Master']

it('lets the gender follow the title until another one is chosen, and then asks', async () => {
  show({ genderOf, titles: ['Mr.', 'Mrs.', 'Master'] })
  const [title, gender] = [field(page, 'Title'), field(page, 'Gender')]
  await title.selectOptions('Mr.')
  await expect.element(gender).toHaveValue('Male')
  await title.selectOptions('Mrs.')
  await expect.element(gender).toHaveValue('Female')
  await gender.selectOptions('Male')
  const both = page.getByLabelText('Mrs. and Male are both right')
  await both.click()
  expect(sent()).toMatchObject({ 'travelers[0].genderConfirmed': 'on' })
  await title.selectOptions('Master')
  await expect.element(both).not.toBeInTheDocument()
  expect(sent()).not.toHaveProperty('travelers[0].genderConfirmed')
})

it('hides the contact fields while another traveller’s contact is used', async () => {
  show({ sameContact: { name: 'same', label: 'Same contact', checked: true } })
  await expect.element(field(page, 'Email')).not.toBeVisible()
  expect(sent()).toMatchObject({ same: 'on' })
  await page.getByLabelText('Same contact').click()
  await expect.element(field(page, 'Email')).toBeVisible()
  expect(sent()).not.toHaveProperty('same')
})

it('stands a field beside a date level with the lists of the date', () => {
  render(
    <div style={{ inlineSize: 820 }}>
      <TravelerForm {...basics} errors={{ birthDay: 'Choose the day' }} />
    </div>,
  )
  const top = (name: string) =>
    document.getElementsByName(`travelers[0].${name}`)[0]?.getBoundingClientRect().top
  expect(top('nationality')).toBe(top('birthDay'))
  expect(top('passportNumber')).toBe(top('passportExDay'))
})
