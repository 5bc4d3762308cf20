// Written by npm run figma.

import figma from '@figma/code-connect'

import { AvatarMenu } from '@jatra/design-system/avatar-menu'

figma.connect(AvatarMenu, '<FIGMA_AVATAR_MENU>', {
  props: {
    label: figma.string('label'),
    logoutAction: figma.string('logoutAction'),
    logoutLabel: figma.string('logoutLabel'),
  },
  example: ({ label, logoutAction, logoutLabel }) => (
    <AvatarMenu label={label} logoutAction={logoutAction} logoutLabel={logoutLabel} user={user} />
  ),
})
