// Written by npm run figma.

import figma from '@figma/code-connect'

import { SwapButton } from '@jatra/design-system/swap-button'

figma.connect(SwapButton, '<FIGMA_SWAP_BUTTON>', {
  props: { label: figma.string('label'), returns: figma.boolean('returns') },
  example: ({ label, returns }) => <SwapButton label={label} returns={returns} onSwap={onSwap} />,
})
