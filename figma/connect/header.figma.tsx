// Written by npm run figma.

import figma from '@figma/code-connect'

import { Header } from '@jatra/design-system/header'

figma.connect(Header, '<FIGMA_HEADER>', {
  props: {
    children: figma.string('children'),
    followsScroll: figma.boolean('followsScroll'),
    homeLabel: figma.string('homeLabel'),
    navigationLabel: figma.string('navigationLabel'),
    overHero: figma.boolean('overHero'),
    sameTabs: figma.string('sameTabs'),
    signInHref: figma.string('signInHref'),
    signInLabel: figma.string('signInLabel'),
  },
  example: ({
    children,
    followsScroll,
    homeLabel,
    navigationLabel,
    overHero,
    sameTabs,
    signInHref,
    signInLabel,
  }) => (
    <Header
      followsScroll={followsScroll}
      homeLabel={homeLabel}
      navigationLabel={navigationLabel}
      overHero={overHero}
      sameTabs={sameTabs}
      signInHref={signInHref}
      signInLabel={signInLabel}
      user={user}
    >
      {children}
    </Header>
  ),
})
