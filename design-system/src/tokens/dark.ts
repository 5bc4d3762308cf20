import { light, type Theme } from './light.ts'

/** Dark theme: the delta at night. Only what differs from the light theme is listed. */
export const dark: Theme = {
  ...light,
  color: {
    surface: {
      page: '#0C1B1C',
      card: '#142829',
      sunken: '#0A1617',
      inverse: '#FAF8F4',
      masthead: '#0A1617',
      overlay: 'rgba(0, 0, 0, 0.64)',
    },
    text: {
      default: '#E9F1EE',
      muted: '#9DB0AB',
      onInverse: '#14201F',
      onMasthead: '#E9F1EE',
      mutedOnInverse: '#55625F',
    },
    brand: {
      solid: '#4FD1B5',
      solidHover: '#7ADFC9',
      text: '#4FD1B5',
      subtle: '#16332F',
      onSolid: '#0A1617',
    },
    action: { solid: '#FFB59B', solidHover: '#FFC9B6', onSolid: '#14201F' },
    accent: { solid: '#F4A91F', onSolid: '#14201F', subtle: '#3A2C10', stitch: '#F4A91F' },
    critical: { text: '#FFB4AB', subtle: '#3B1715', border: '#FFB4AB' },
    warning: { text: '#F5CE7A', subtle: '#33270C', border: '#F5CE7A' },
    positive: { text: '#8FD8A8', subtle: '#12311F', border: '#8FD8A8' },
    border: { control: '#6F837E', subtle: '#24393A', focus: '#4FD1B5' },
  },
  shadow: {
    resting: '0 1px 2px rgba(0, 0, 0, 0.4)',
    raised: '0 12px 40px rgba(0, 0, 0, 0.56)',
    cut: 'drop-shadow(0 1px 2px rgba(0, 0, 0, 0.4))',
  },
}
