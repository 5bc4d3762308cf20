// Written by npm run figma.

import figma from '@figma/code-connect'

import { Link, UILink } from '@jatra/design-system/link'

figma.connect(Link, '<FIGMA_LINK>', {
  props: {
    children: figma.string('children'),
    href: figma.string('href'),
    standalone: figma.boolean('standalone'),
    tone: figma.enum('tone', { brand: 'brand', inherit: 'inherit' }),
  },
  example: ({ children, href, standalone, tone }) => (
    <Link href={href} standalone={standalone} tone={tone}>
      {children}
    </Link>
  ),
})

figma.connect(UILink, '<FIGMA_UILINK>', {
  props: { children: figma.string('children'), href: figma.string('href') },
  example: ({ children, href }) => (
    <UILink href={href} className={className} style={style}>
      {children}
    </UILink>
  ),
})
