import type { Meta, StoryObj } from '@storybook/react-vite'
import { TravelerForm, type TravelerFormProps } from '@jatra/design-system/traveler-form'
import { expect, userEvent } from 'storybook/test'
import { countries } from './countries.ts'
import { traveler } from '../facts.ts'
import { byMouse, byTouch } from '../press.ts'

const meta = {
  title: 'Checkout/TravelerForm',
  component: TravelerForm,
  args: {
    number: 1,
    kind: 'Adult',
    prefix: 'travelers[0]',
    countries,
    today: '2026-11-20',
    passport: true,
  },
} satisfies Meta<typeof TravelerForm>
export default meta
type Story = StoryObj<typeof meta>

const ayesha = traveler({
  title: 'Mrs.',
  gender: 'Female',
  firstName: 'Ayesha',
  lastName: 'Rahman',
  birthYear: '1990',
  birthMonth: '5',
  birthDay: '31',
  nationality: 'BD',
  passportExYear: '2027',
  passportExMonth: '2',
  passportExDay: '28',
  passportNumber: 'A01234567',
  countryNumberCode: '+880',
  mobileNumber: '1712345678',
  email: 'ayesha@example.com',
})

/** As on the tickets of Jatra Air. */
const ticketOf: TravelerFormProps['ticketOf'] = ({ title, firstName, lastName }) =>
  `${lastName}/${firstName || lastName} ${title.replace('.', '')}`.toUpperCase()

const shorterOf: TravelerFormProps['shorterOf'] = (typed) =>
  typed.length > 20 ? [typed.slice(0, typed.lastIndexOf(' '))] : []

/** Use when nothing is known about the traveller. */
export const Empty: Story = {}
export const ByMouse: Story = {
  play: async ({ canvas }) => {
    await byMouse(canvas.getByText('First Name'))
    await expect(canvas.getByLabelText(/^First Name/)).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText(/^Title/), 'Mrs.')
    await expect(canvas.getByLabelText(/^Title/)).toHaveValue('Mrs.')
  },
}
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText(/^First Name/).focus()
    await userEvent.keyboard('Ayesha')
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^Last Name/)).toHaveFocus()
    await userEvent.keyboard('Rahman')
    await expect(canvas.getByLabelText(/^First Name/)).toHaveValue('Ayesha')
    await expect(canvas.getByLabelText(/^Last Name/)).toHaveValue('Rahman')
  },
}
export const ByTouch: Story = {
  play: async ({ canvas }) => {
    await byTouch(canvas.getByLabelText(/Passport Number/))
    await userEvent.keyboard('ab 12345')
    await expect(canvas.getByLabelText(/Passport Number/)).toHaveValue('AB12345')
  },
}

/** Use when the traveller's details are saved from before. */
export const Filled: Story = { args: { defaultValue: ayesha } }

/** Use when the flight stays in the country: no passport is needed. */
export const DomesticFlight: Story = { args: { passport: false } }

/** Use when the passport expires within 6 months of arrival. */
export const PassportExpiresSoon: Story = {
  args: {
    defaultValue: ayesha,
    hints: {
      passportExYear:
        'This passport expires within 6 months of your arrival. Many countries refuse entry.',
    },
  },
}

/** Use when a second traveller may share the first traveller's contact. */
export const SameContact: Story = {
  args: {
    number: 2,
    prefix: 'travelers[1]',
    sameContact: { name: 'same', label: 'Same contact as the first traveller', checked: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Email/)).not.toBeVisible()
    await userEvent.click(canvas.getByLabelText('Same contact as the first traveller'))
    await expect(canvas.getByLabelText(/^Email/)).toBeVisible()
  },
}

/** Use when the title already tells the gender. The traveller can still change it. */
export const GenderFollowsTitle: Story = {
  args: { genderOf: (title) => (title === 'Mr.' ? 'Male' : 'Female') },
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Title/), 'Mr.')
    await expect(canvas.getByLabelText(/^Gender/)).toHaveValue('Male')
    await userEvent.selectOptions(canvas.getByLabelText(/^Gender/), 'Female')
    await expect(canvas.getByLabelText('Mr. and Female are both right')).toBeVisible()
  },
}

/** Use when the passport has one name. The ticket has what the airline writes in place of the other. */
export const OneName: Story = {
  args: {
    defaultValue: { ...ayesha, firstName: '', lastName: 'Rahima', singleName: 'on' },
    ticketOf,
    shorterOf,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('RAHIMA/RAHIMA MRS')).toBeVisible()
    await expect(canvas.getByLabelText(/^First Name/)).not.toBeVisible()
  },
}

/** Use when a name may be too long for the ticket. The traveller chooses how it is shortened. */
export const NameTooLong: Story = {
  args: {
    defaultValue: { ...ayesha, firstName: 'Mosammat Jannatul Ferdous' },
    ticketOf,
    shorterOf,
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Write Mosammat Jannatul' }))
    await expect(canvas.getByText('RAHMAN/MOSAMMAT JANNATUL MRS')).toBeVisible()
  },
}

/** Use when the form was sent with mistakes. */
export const Errors: Story = {
  args: {
    defaultValue: { firstName: 'আয়েশা' },
    errors: {
      title: 'Title is required',
      firstName: 'Use the letters A to Z, as printed in the passport or ID',
      birthYear: 'Birth year is required',
      email: 'Email is required',
    },
  },
}
export const Overview: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 24 }}>
      <TravelerForm {...args} />
      <TravelerForm {...args} {...Errors.args} number={2} kind="Child" prefix="travelers[1]" />
      <TravelerForm {...args} number={9} prefix="travelers[8]" passport={false} />
    </div>
  ),
}
