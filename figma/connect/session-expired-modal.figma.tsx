// Written by npm run figma.

import figma from '@figma/code-connect'

import { SessionExpiredModal } from '@jatra/design-system/session-expired-modal'

figma.connect(SessionExpiredModal, '<FIGMA_SESSION_EXPIRED_MODAL>', {
  props: {
    note: figma.string('note'),
    open: figma.boolean('open'),
    searchHref: figma.string('searchHref'),
    searchLabel: figma.string('searchLabel'),
    text: figma.string('text'),
    title: figma.string('title'),
  },
  example: ({ note, open, searchHref, searchLabel, text, title }) => (
    <SessionExpiredModal
      note={note}
      open={open}
      searchHref={searchHref}
      searchLabel={searchLabel}
      text={text}
      title={title}
    />
  ),
})
