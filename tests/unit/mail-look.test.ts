import { expect, it } from 'vitest'
import * as mail from '@jatra/api/domain/mail/html-email'
import { dark } from '../../design-system/src/tokens/dark.ts'
import { light } from '../../design-system/src/tokens/light.ts'

it.each([
  ['light', mail.light, light.color],
  ['dark', mail.dark, dark.color],
] as const)('emails have the colours of the %s theme', (_name, look, color) => {
  expect(look).toEqual({
    page: color.surface.page,
    card: color.surface.card,
    text: color.text.default,
    muted: color.text.muted,
    brand: color.brand.text,
    brandSubtle: color.brand.subtle,
    action: color.action.solid,
    onAction: color.action.onSolid,
    stitch: color.accent.stitch,
    line: color.border.subtle,
    noticeText: color.warning.text,
    noticeBack: color.warning.subtle,
  })
})
