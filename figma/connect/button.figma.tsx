// Written by npm run figma.

import figma from '@figma/code-connect'

import { Button, ButtonLink, IconButton } from '@jatra/design-system/button'

figma.connect(Button, '<FIGMA_BUTTON>', {
  props: {
    asChild: figma.boolean('asChild'),
    children: figma.string('children'),
    fullWidth: figma.boolean('fullWidth'),
    icon: figma.instance('icon'),
    loading: figma.boolean('loading'),
    size: figma.enum('size', { medium: 'medium', small: 'small' }),
    tone: figma.enum('tone', { action: 'action', brand: 'brand' }),
    variant: figma.enum('variant', {
      danger: 'danger',
      ghost: 'ghost',
      primary: 'primary',
      secondary: 'secondary',
    }),
  },
  example: ({ asChild, children, fullWidth, icon, loading, size, tone, variant }) => (
    <Button
      asChild={asChild}
      fullWidth={fullWidth}
      icon={icon}
      loading={loading}
      size={size}
      tone={tone}
      variant={variant}
    >
      {children}
    </Button>
  ),
})

figma.connect(ButtonLink, '<FIGMA_BUTTON_LINK>', {
  props: {
    asChild: figma.boolean('asChild'),
    children: figma.string('children'),
    fullWidth: figma.boolean('fullWidth'),
    href: figma.string('href'),
    icon: figma.instance('icon'),
    size: figma.enum('size', { medium: 'medium', small: 'small' }),
    tone: figma.enum('tone', { action: 'action', brand: 'brand' }),
    variant: figma.enum('variant', {
      danger: 'danger',
      ghost: 'ghost',
      primary: 'primary',
      secondary: 'secondary',
    }),
  },
  example: ({ asChild, children, fullWidth, href, icon, size, tone, variant }) => (
    <ButtonLink
      asChild={asChild}
      fullWidth={fullWidth}
      href={href}
      icon={icon}
      size={size}
      tone={tone}
      variant={variant}
    >
      {children}
    </ButtonLink>
  ),
})

figma.connect(IconButton, '<FIGMA_ICON_BUTTON>', {
  props: {
    asChild: figma.boolean('asChild'),
    icon: figma.instance('icon'),
    label: figma.string('label'),
    loading: figma.boolean('loading'),
    size: figma.enum('size', { medium: 'medium', small: 'small' }),
    tone: figma.enum('tone', { action: 'action', brand: 'brand' }),
    variant: figma.enum('variant', {
      danger: 'danger',
      ghost: 'ghost',
      primary: 'primary',
      secondary: 'secondary',
    }),
  },
  example: ({ asChild, icon, label, loading, size, tone, variant }) => (
    <IconButton
      asChild={asChild}
      icon={icon}
      label={label}
      loading={loading}
      size={size}
      tone={tone}
      variant={variant}
    />
  ),
})
