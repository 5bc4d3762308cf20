import { create } from 'storybook/theming/create'
import { dark } from '../design-system/src/tokens/dark.ts'
import { light, type Theme } from '../design-system/src/tokens/light.ts'

const wordmark = (ink: string, thread: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 -2 118 44" width="118" height="44"><text x="4" y="34" fill="${ink}" font-family="Anek Latin Variable, system-ui, sans-serif" font-weight="800" font-size="32" letter-spacing="-.5">Jatra</text><path d="M6 9C30-4 66-3 92 10" fill="none" stroke="${thread}" stroke-width="2.5" stroke-linecap="round" stroke-dasharray="5 5"/><path d="m90 2 18 11-20 4 5-7z" fill="${thread}"/></svg>`,
  )}`

const pages = (base: 'light' | 'dark', { color, font }: Theme) =>
  create({
    base,
    brandTitle: 'Jatra design system',
    brandUrl: './?path=/docs/index--docs',
    brandTarget: '_self',
    brandImage: wordmark(color.text.default, color.accent.solid),
    fontBase: font.body,
    colorPrimary: color.brand.solid,
    colorSecondary: color.brand.text,
    appBg: color.surface.sunken,
    appContentBg: color.surface.page,
    appPreviewBg: color.surface.page,
    appBorderColor: color.border.subtle,
    appBorderRadius: 8,
    textColor: color.text.default,
    textMutedColor: color.text.muted,
    barBg: color.surface.card,
    barTextColor: color.text.muted,
    barSelectedColor: color.brand.text,
    inputBg: color.surface.card,
    inputBorder: color.border.control,
    inputTextColor: color.text.default,
  })

/** Storybook's own pages in the product's colours. */
export const lightPages = pages('light', light)
export const darkPages = pages('dark', dark)
