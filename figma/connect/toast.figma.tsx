// Written by npm run figma.

import figma from '@figma/code-connect'

import { ToastProvider } from '@jatra/design-system/toast'

figma.connect(ToastProvider, '<FIGMA_TOAST_PROVIDER>', {
  props: {
    children: figma.string('children'),
    dismissLabel: figma.string('dismissLabel'),
    label: figma.string('label'),
    messageLabel: figma.string('messageLabel'),
  },
  example: ({ children, dismissLabel, label, messageLabel }) => (
    <ToastProvider dismissLabel={dismissLabel} label={label} messageLabel={messageLabel}>
      {children}
    </ToastProvider>
  ),
})
