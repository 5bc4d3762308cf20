import { light, type Theme } from './light.ts'

/**
 * Ugly on purpose, for tests only: every colour, size, space, radius, shadow and font is its own and
 * found in no other theme, so a widget on which another is seen has it hard-coded. Contrast holds, so that accessibility is
 * checked in it too. Chosen in Storybook's toolbar; never part of the app's style sheet.
 */
export const wireframe: Theme = {
  ...light,
  color: {
    surface: {
      page: '#FFFFE0',
      card: '#FFF0F5',
      sunken: '#F0FFFF',
      inverse: '#2F004F',
      masthead: '#2F0051',
      overlay: 'rgba(255, 0, 255, 0.35)',
    },
    text: {
      default: '#1A0033',
      muted: '#5A2A6B',
      onInverse: '#FFFACD',
      onMasthead: '#FFFACC',
      mutedOnInverse: '#FFD1F7',
    },
    brand: {
      solid: '#8B008B',
      solidHover: '#6A006A',
      text: '#80007F',
      subtle: '#E6E6FA',
      onSolid: '#FFFFF0',
    },
    action: { solid: '#0000CD', solidHover: '#00008B', onSolid: '#F5FFFA' },
    accent: { solid: '#7CFC00', onSolid: '#191970', subtle: '#F0FFF0', stitch: '#C71585' },
    critical: { text: '#8B0001', subtle: '#FFE4E1', border: '#A00002' },
    warning: { text: '#6B4100', subtle: '#FFEFD5', border: '#7B4A02' },
    positive: { text: '#005F01', subtle: '#E0FFE3', border: '#006F02' },
    border: { control: '#D2006A', subtle: '#FF69B4', focus: '#4B0082' },
  },
  shadow: {
    resting: '2px 2px 0 rgba(255, 105, 180, 0.5)',
    raised: '6px 6px 0 rgba(199, 21, 133, 0.5)',
    cut: 'drop-shadow(2px 2px 0 rgba(255, 105, 180, 0.5))',
  },
  font: { body: "'Courier New', 'Liberation Mono', monospace" },
  type: {
    ...light.type,
    size: {
      14: '0.9375rem',
      16: '1.0625rem',
      18: '1.1875rem',
      22: '1.4375rem',
      28: '1.8125rem',
      36: '2.3125rem',
      48: '3.0625rem',
    },
  },
  space: {
    2: '3px',
    4: '5px',
    8: '9px',
    12: '13px',
    16: '17px',
    24: '25px',
    32: '33px',
    48: '49px',
    72: '73px',
  },
  radius: { tight: '1px', control: '3px', card: '5px', pill: '7px' },
}
