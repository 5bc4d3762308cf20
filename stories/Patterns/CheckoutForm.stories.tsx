import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { PatternDocs } from '../../design-system/docs/widget-docs.ts'
import { Alert } from '@jatra/design-system/alert'
import { Button } from '@jatra/design-system/button'
import { PaymentOptions, paymentMissing } from '@jatra/design-system/payment-options'
import { flightPriceLabels, PriceSummary } from '@jatra/design-system/price-summary'
import { Stack } from '@jatra/design-system/stack'
import { from, vars } from '@jatra/design-system/tokens'
import {
  TravelerForm,
  type TravelerErrors,
  type TravelerValues,
} from '@jatra/design-system/traveler-form'
import { countries } from '../Checkout/countries.ts'
import { traveler } from '../facts.ts'

const pattern: PatternDocs = {
  purpose:
    'Takes travellers from a chosen flight to a paid booking. The steps are in one column, the price stays in view, and typed values are kept.',
  madeOf: [
    'countdown',
    'flight-summary',
    'traveler-form',
    'payment-options',
    'price-summary',
    'alert',
    'session-expired-modal',
  ],
  course: [
    [
      'The page opens',
      'Shows the flight in one line, empty traveller forms, and the full price with all fees.',
    ],
    ['The traveller leaves a field', 'The field is checked now, not while the traveller types.'],
    ['Submit is pressed', 'All fields are checked. The focus moves to the first error.'],
    ['No payment is chosen', 'Shows "Please select a payment option" above the options.'],
    [
      'The payment fails',
      'A message above the form says what happened and that nothing was charged.',
    ],
    [
      'Time is up',
      'Opens the Session Expired modal. After a new search the typed values are filled in.',
    ],
  ],
  do: [
    { copy: 'Pay ৳1,35,000', why: 'Show the amount on the button that charges it.' },
    {
      copy: 'Passport number: letters and digits, 6 to 9',
      why: 'State the rule before the traveller types.',
    },
    { why: 'Ask only for what the airline needs. Do not ask for a passport on a domestic flight.' },
  ],
  dont: [
    { copy: 'Form has errors', why: 'Name the field and say what to do.' },
    { why: 'Do not add a fee on the last step. Show every fee from the start.' },
    { why: 'Do not clear the form after a failed payment.' },
  ],
  spec: [
    'Flight booking',
    'Traveller rules',
    'Decision 006, Fare arithmetic: whole taka, and the lines add up',
  ],
}

/** One column of steps, with the price beside it from a desktop on. */
const styles = `
.checkout { display: grid; gap: ${vars.space[24]} }
@media ${from.desktop} {
  .checkout { grid-template-columns: minmax(0, 1fr) 20rem; align-items: start }
}`

interface SceneProps {
  values?: TravelerValues
  errors?: TravelerErrors
  /** A message on top of the steps. */
  failure?: boolean
  paymentError?: string
  paying?: boolean
}

function Checkout({ values, errors, failure, paymentError, paying }: SceneProps) {
  return (
    <form className="checkout" aria-label="Booking" noValidate>
      <style>{styles}</style>
      <Stack gap={24}>
        {failure ? (
          <Alert tone="critical" title="The payment did not go through">
            bKash did not answer. Nothing was charged, and what you typed is kept. Try again, or pay
            another way.
          </Alert>
        ) : null}
        <TravelerForm
          number={1}
          kind="Adult"
          prefix="travelers[0]"
          countries={countries}
          today="2026-11-21"
          passport={false}
          defaultValue={values}
          errors={errors}
          hints={{ firstName: 'Exactly as in the photo ID' }}
        />
        <PaymentOptions error={paymentError} defaultValue={failure ? 'bkash' : undefined} />
      </Stack>
      <PriceSummary
        lines={[
          { label: flightPriceLabels.fee, amount: '৳1,35,000' },
          { label: flightPriceLabels.tax, amount: '৳15,000' },
          { label: flightPriceLabels.discount, amount: '−৳15,000', tone: 'positive' },
        ]}
        total="৳1,35,000"
        note="for 1 traveller. Nothing is added at the payment."
        bar={false}
        action={
          <Button type="submit" variant="primary" fullWidth loading={paying}>
            Pay ৳1,35,000
          </Button>
        }
      />
    </form>
  )
}

const ayesha = traveler({
  title: 'Mrs.',
  gender: 'Female',
  firstName: 'Ayesha',
  lastName: 'Rahman',
  birthYear: '1990',
  birthMonth: '5',
  birthDay: '31',
  nationality: 'BD',
  countryNumberCode: '+880',
  mobileNumber: '1712345678',
  email: 'ayesha@example.com',
})

const meta = {
  title: 'Patterns/Checkout form',
  component: Checkout,
  parameters: { pattern },
} satisfies Meta<typeof Checkout>
export default meta
type Story = StoryObj<typeof meta>

export const Overview: Story = { args: { values: ayesha } }

/** Use when the traveller comes from a chosen flight. */
export const Empty: Story = {}

/** Use when the form was sent too early. Each error is at its field. */
export const WithErrors: Story = {
  args: {
    values: { ...ayesha, lastName: '', email: 'ayesha@' },
    errors: { lastName: 'Family name is required', email: 'Email is not valid' },
    paymentError: paymentMissing,
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('radiogroup', { name: 'Payment option' }),
    ).toHaveAccessibleDescription('Please select a payment option')
  },
}

/** Use when the bank refused the payment. */
export const PaymentFailed: Story = { args: { values: ayesha, failure: true } }

/** Use when the payment is on its way. */
export const Paying: Story = { args: { values: ayesha, paying: true } }

/** Use when the screen is narrow. */
export const OnAPhone: Story = {
  args: { values: ayesha },
  globals: { viewport: { value: 'phone' } },
}
