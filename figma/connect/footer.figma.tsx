// Written by npm run figma.

import figma from '@figma/code-connect'

import { Footer } from '@jatra/design-system/footer'

figma.connect(Footer, '<FIGMA_FOOTER>', {
  props: {
    email: figma.string('email'),
    owner: figma.string('owner'),
    phone: figma.string('phone'),
  },
  example: ({ email, owner, phone }) => (
    <Footer email={email} owner={owner} phone={phone} year={year} />
  ),
})
