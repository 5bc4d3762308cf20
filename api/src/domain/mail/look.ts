/**
 * The product's colours for mail, which has no custom properties: the same values as the themes of the design system
 * (checked by tests/unit/mail-look.test.ts).
 */
export interface Look {
  page: string
  card: string
  text: string
  muted: string
  brand: string
  brandSubtle: string
  action: string
  onAction: string
  stitch: string
  line: string
  noticeText: string
  noticeBack: string
}

export const light: Look = {
  page: '#FAF8F4',
  card: '#FFFFFF',
  text: '#14201F',
  muted: '#55625F',
  brand: '#0B6B5D',
  brandSubtle: '#E6F2EE',
  action: '#C2410C',
  onAction: '#FFFFFF',
  stitch: '#B9770A',
  line: '#E4DED2',
  noticeText: '#8A5A00',
  noticeBack: '#FFF4DC',
}

export const dark: Look = {
  page: '#0C1B1C',
  card: '#142829',
  text: '#E9F1EE',
  muted: '#9DB0AB',
  brand: '#4FD1B5',
  brandSubtle: '#16332F',
  action: '#FFB59B',
  onAction: '#14201F',
  stitch: '#F4A91F',
  line: '#24393A',
  noticeText: '#F5CE7A',
  noticeBack: '#33270C',
}
