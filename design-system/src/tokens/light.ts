/**
 * The reference theme. Every other theme is type-checked against its shape,
 * so a token that exists here exists everywhere. Named by meaning, never by hue.
 */
export const light = {
  color: {
    surface: {
      page: '#FAF8F4',
      card: '#FFFFFF',
      sunken: '#F2EEE6',
      inverse: '#0E2A2B',
      /** Over a picture: deep in every theme. */
      masthead: '#0E2A2B',
      overlay: 'rgba(14, 42, 43, 0.56)',
    },
    text: {
      default: '#14201F',
      muted: '#55625F',
      onInverse: '#FAF8F4',
      onMasthead: '#FAF8F4',
      mutedOnInverse: '#B9C8C4',
    },
    brand: {
      solid: '#0B6B5D',
      solidHover: '#09584D',
      text: '#0B6B5D',
      subtle: '#E6F2EE',
      onSolid: '#FFFFFF',
    },
    action: { solid: '#C2410C', solidHover: '#A3360A', onSolid: '#FFFFFF' },
    accent: { solid: '#F4A91F', onSolid: '#14201F', subtle: '#FFF1D6', stitch: '#B9770A' },
    critical: { text: '#B3261E', subtle: '#FDECEA', border: '#B3261E' },
    warning: { text: '#8A5A00', subtle: '#FFF4DC', border: '#8A5A00' },
    positive: { text: '#1B6E3C', subtle: '#E7F5EC', border: '#1B6E3C' },
    border: { control: '#857D70', subtle: '#E4DED2', focus: '#0B6B5D' },
  },
  shadow: {
    resting: '0 1px 2px rgba(20, 32, 31, 0.06), 0 2px 8px rgba(20, 32, 31, 0.06)',
    raised: '0 4px 12px rgba(20, 32, 31, 0.10), 0 16px 40px rgba(20, 32, 31, 0.14)',
    /** `resting` as a filter, for a card whose edge is cut: it follows the notches. */
    cut: 'drop-shadow(0 1px 2px rgba(20, 32, 31, 0.08)) drop-shadow(0 2px 6px rgba(20, 32, 31, 0.06))',
  },
  font: {
    body: "'Anek Latin Variable', 'Anek Bangla Variable', 'Anek Fallback', 'Anek Bangla Fallback', system-ui, sans-serif",
  },
  type: {
    size: {
      14: '0.875rem',
      16: '1rem',
      18: '1.125rem',
      22: '1.375rem',
      28: '1.75rem',
      36: '2.25rem',
      48: '3rem',
    },
    leading: { body: '1.5', snug: '1.3', tight: '1.15' },
    weight: { regular: '400', medium: '500', semibold: '600', bold: '700', heavy: '800' },
  },
  space: {
    2: '2px',
    4: '4px',
    8: '8px',
    12: '12px',
    16: '16px',
    24: '24px',
    32: '32px',
    48: '48px',
    72: '72px',
  },
  radius: { tight: '2px', control: '8px', card: '16px', pill: '999px' },
  size: { touch: '44px', content: '1200px' },
  motion: { fast: '120ms', base: '180ms', slow: '240ms', ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
} as const

type Widen<T> = { readonly [K in keyof T]: T[K] extends string ? string : Widen<T[K]> }
/** The shape that every theme has, derived from the reference theme. */
export type Theme = Widen<typeof light>
