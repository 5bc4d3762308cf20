// Written by npm run figma.

import figma from '@figma/code-connect'

import { Grid, Inline, Stack } from '@jatra/design-system/stack'

figma.connect(Grid, '<FIGMA_GRID>', {
  props: {
    as: figma.enum('as', {
      div: 'div',
      footer: 'footer',
      header: 'header',
      li: 'li',
      main: 'main',
      nav: 'nav',
      ol: 'ol',
      section: 'section',
      span: 'span',
      ul: 'ul',
    }),
    columns: figma.enum('columns', { '2': 2, '3': 3, '4': 4 }),
  },
  example: ({ as, columns }) => <Grid as={as} columns={columns} />,
})

figma.connect(Inline, '<FIGMA_INLINE>', {
  props: {
    align: figma.enum('align', {
      baseline: 'baseline',
      center: 'center',
      end: 'end',
      start: 'start',
    }),
    as: figma.enum('as', {
      div: 'div',
      footer: 'footer',
      header: 'header',
      li: 'li',
      main: 'main',
      nav: 'nav',
      ol: 'ol',
      section: 'section',
      span: 'span',
      ul: 'ul',
    }),
    justify: figma.enum('justify', {
      between: 'between',
      center: 'center',
      end: 'end',
      start: 'start',
    }),
    nowrap: figma.boolean('nowrap'),
  },
  example: ({ align, as, justify, nowrap }) => (
    <Inline align={align} as={as} justify={justify} nowrap={nowrap} />
  ),
})

figma.connect(Stack, '<FIGMA_STACK>', {
  props: {
    align: figma.enum('align', { center: 'center', start: 'start', stretch: 'stretch' }),
    as: figma.enum('as', {
      div: 'div',
      footer: 'footer',
      header: 'header',
      li: 'li',
      main: 'main',
      nav: 'nav',
      ol: 'ol',
      section: 'section',
      span: 'span',
      ul: 'ul',
    }),
  },
  example: ({ align, as }) => <Stack align={align} as={as} />,
})
