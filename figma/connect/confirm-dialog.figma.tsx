// Written by npm run figma.

import figma from '@figma/code-connect'

import { ConfirmDialog } from '@jatra/design-system/confirm-dialog'

figma.connect(ConfirmDialog, '<FIGMA_CONFIRM_DIALOG>', {
  props: {
    cancelLabel: figma.string('cancelLabel'),
    children: figma.string('children'),
    closeLabel: figma.string('closeLabel'),
    confirmLabel: figma.string('confirmLabel'),
    failedText: figma.string('failedText'),
    open: figma.boolean('open'),
    title: figma.string('title'),
  },
  example: ({ cancelLabel, children, closeLabel, confirmLabel, failedText, open, title }) => (
    <ConfirmDialog
      cancelLabel={cancelLabel}
      closeLabel={closeLabel}
      confirmLabel={confirmLabel}
      failedText={failedText}
      open={open}
      title={title}
      onConfirm={onConfirm}
      onOpenChange={onOpenChange}
    >
      {children}
    </ConfirmDialog>
  ),
})
