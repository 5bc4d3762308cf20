// Written by npm run figma.

import figma from '@figma/code-connect'

import {
  BestDeals,
  CoxsBazar,
  Delhi,
  Dubai,
  HeroDelta,
  HotelsComingSoon,
  Istanbul,
  Malaysia,
  Maldives,
  Nepal,
  NoFlights,
  NoOrders,
  NotFound,
  PaymentFailed,
  PaymentPaid,
  PaymentWaiting,
  Sajek,
  Singapore,
  SomethingWrong,
  SriLanka,
  Sundarbans,
  Sylhet,
  Thailand,
  Umrah,
  UniquePlaces,
} from '@jatra/design-system/illustrations'

figma.connect(BestDeals, '<FIGMA_BEST_DEALS>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <BestDeals className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(CoxsBazar, '<FIGMA_COXS_BAZAR>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <CoxsBazar className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Delhi, '<FIGMA_DELHI>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Delhi className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Dubai, '<FIGMA_DUBAI>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Dubai className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(HeroDelta, '<FIGMA_HERO_DELTA>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <HeroDelta className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(HotelsComingSoon, '<FIGMA_HOTELS_COMING_SOON>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <HotelsComingSoon className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Istanbul, '<FIGMA_ISTANBUL>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Istanbul className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Malaysia, '<FIGMA_MALAYSIA>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Malaysia className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Maldives, '<FIGMA_MALDIVES>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Maldives className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Nepal, '<FIGMA_NEPAL>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Nepal className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(NoFlights, '<FIGMA_NO_FLIGHTS>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <NoFlights className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(NoOrders, '<FIGMA_NO_ORDERS>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <NoOrders className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(NotFound, '<FIGMA_NOT_FOUND>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <NotFound className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(PaymentFailed, '<FIGMA_PAYMENT_FAILED>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <PaymentFailed className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(PaymentPaid, '<FIGMA_PAYMENT_PAID>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <PaymentPaid className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(PaymentWaiting, '<FIGMA_PAYMENT_WAITING>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <PaymentWaiting className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Sajek, '<FIGMA_SAJEK>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Sajek className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Singapore, '<FIGMA_SINGAPORE>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Singapore className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(SomethingWrong, '<FIGMA_SOMETHING_WRONG>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <SomethingWrong className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(SriLanka, '<FIGMA_SRI_LANKA>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <SriLanka className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Sundarbans, '<FIGMA_SUNDARBANS>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Sundarbans className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Sylhet, '<FIGMA_SYLHET>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Sylhet className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Thailand, '<FIGMA_THAILAND>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Thailand className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(Umrah, '<FIGMA_UMRAH>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <Umrah className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})

figma.connect(UniquePlaces, '<FIGMA_UNIQUE_PLACES>', {
  props: {
    className: figma.string('className'),
    fit: figma.enum('fit', { meet: 'meet', slice: 'slice' }),
    keep: figma.enum('keep', { middle: 'middle', top: 'top' }),
    label: figma.string('label'),
    loading: figma.enum('loading', { eager: 'eager', lazy: 'lazy' }),
  },
  example: ({ className, fit, keep, label, loading }) => (
    <UniquePlaces className={className} fit={fit} keep={keep} label={label} loading={loading} />
  ),
})
