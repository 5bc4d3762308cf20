// Written by npm run figma.

import figma from '@figma/code-connect'

import { Dialog, Sheet } from '@jatra/design-system/dialog'

figma.connect(Dialog, '<FIGMA_DIALOG>', {
  props: {
    children: figma.string('children'),
    closeLabel: figma.string('closeLabel'),
    description: figma.string('description'),
    dismissible: figma.boolean('dismissible'),
    footer: figma.string('footer'),
    open: figma.boolean('open'),
    size: figma.enum('size', { large: 'large', medium: 'medium', small: 'small' }),
    title: figma.string('title'),
  },
  example: ({ children, closeLabel, description, dismissible, footer, open, size, title }) => (
    <Dialog
      closeLabel={closeLabel}
      description={description}
      dismissible={dismissible}
      footer={footer}
      open={open}
      size={size}
      title={title}
      onOpenChange={onOpenChange}
    >
      {children}
    </Dialog>
  ),
})

figma.connect(Sheet, '<FIGMA_SHEET>', {
  props: {
    children: figma.string('children'),
    closeLabel: figma.string('closeLabel'),
    description: figma.string('description'),
    dismissible: figma.boolean('dismissible'),
    footer: figma.string('footer'),
    open: figma.boolean('open'),
    size: figma.enum('size', { auto: 'auto', full: 'full' }),
    title: figma.string('title'),
  },
  example: ({ children, closeLabel, description, dismissible, footer, open, size, title }) => (
    <Sheet
      closeLabel={closeLabel}
      description={description}
      dismissible={dismissible}
      footer={footer}
      open={open}
      size={size}
      title={title}
      onOpenChange={onOpenChange}
    >
      {children}
    </Sheet>
  ),
})
