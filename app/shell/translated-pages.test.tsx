import { RefundRuleTable } from '~/checkout/refund-rule.tsx'
import { ChangeOfKind, type ChangeOfKindProps } from '~/routes/flight/change-of-kind.tsx'
import { PayWhen, type PayWhenProps } from '~/routes/flight/pay-when.tsx'
import { translatedSuite } from '../../design-system/src/testing/translated-suite.tsx'

const infant: ChangeOfKindProps = {
  ...{ index: 1, kind: 'HELD_INFANT', birthDate: '2024-12-14', party: null },
  ...{ total: 21_840, pending: false },
  rules: {
    ...{ kinds: ['ADULT', 'HELD_INFANT'], passport: true, adultAgeDay: 'firstFlight' },
    ...{ departureDate: '2026-12-08', lastFlightDate: '2026-12-20', arrivalDate: '2026-12-20' },
    supplierRules: undefined,
  },
}
const priced: ChangeOfKindProps['party'] = {
  ...{ kinds: ['ADULT', 'CHILD'], searchHref: '#search' },
  offer: { href: '#offer', total: 34_000 },
}
const pay: PayWhenProps = {
  ...{ options: [], amount: 21_840, hold: { payBy: '1 Dec', price: 'The price stands.' } },
  payWhen: { name: 'payWhen', sent: undefined },
  paymentType: { name: 'paymentType', sent: undefined },
}

translatedSuite([
  [
    'what a traveller costs as another kind',
    <ChangeOfKind key="a" {...infant} />,
    <ChangeOfKind key="a" {...infant} party={priced} />,
  ],
  [
    'who flies as another kind',
    <ChangeOfKind key="a" {...infant} />,
    <ChangeOfKind key="a" {...infant} birthDate="1990-01-01" pending />,
  ],
  [
    'what comes back',
    <RefundRuleTable key="a" lines={[{ when: 'Today', percent: 0 }]} note="By bKash" />,
    <RefundRuleTable
      key="a"
      lines={[{ when: 'Today', percent: 50, amount: '৳500' }]}
      note="By card"
    />,
  ],
  [
    'when to pay',
    <PayWhen key="a" {...pay} />,
    <PayWhen key="a" {...pay} payWhen={{ ...pay.payWhen, error: 'Choose when' }} />,
  ],
])
