import { vars } from '../tokens/index.ts'

const { space, color, radius, shadow } = vars
const steps = {
  0: '0',
  4: space[4],
  8: space[8],
  12: space[12],
  16: space[16],
  24: space[24],
  32: space[32],
  48: space[48],
} as const

/**
 * Every style that a Box takes, logical properties only. Read by the build, which writes one class
 * for each pair, and by the types; never by the browser.
 */
export const boxScale = {
  padding: steps,
  paddingInline: steps,
  paddingBlock: steps,
  marginBlockStart: steps,
  marginBlockEnd: steps,
  background: {
    page: color.surface.page,
    card: color.surface.card,
    sunken: color.surface.sunken,
    brand: color.brand.subtle,
    accent: color.accent.subtle,
  },
  color: { default: color.text.default, muted: color.text.muted },
  borderRadius: { control: radius.control, card: radius.card, pill: radius.pill },
  boxShadow: { resting: shadow.resting, raised: shadow.raised },
  textAlign: { start: 'start', center: 'center', end: 'end' },
  maxInlineSize: { text: '40rem', form: '30rem', content: vars.size.content },
} as const

export type BoxScale = typeof boxScale
