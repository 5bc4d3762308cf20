// Written by npm run figma.

import figma from '@figma/code-connect'

import { Countdown } from '@jatra/design-system/countdown'

figma.connect(Countdown, '<FIGMA_COUNTDOWN>', {
  props: {
    endsAt: figma.string('endsAt'),
    expiredText: figma.string('expiredText'),
    inLine: figma.boolean('inLine'),
    label: figma.string('label'),
    serverNow: figma.string('serverNow'),
    urgentLabel: figma.string('urgentLabel'),
  },
  example: ({ endsAt, expiredText, inLine, label, serverNow, urgentLabel }) => (
    <Countdown
      endsAt={endsAt}
      expiredText={expiredText}
      inLine={inLine}
      label={label}
      serverNow={serverNow}
      urgentLabel={urgentLabel}
      now={now}
    />
  ),
})
