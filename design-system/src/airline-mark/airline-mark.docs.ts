import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'AirlineMark',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['airline logo', 'carrier logo', 'brand mark', 'tail'],
  purpose:
    'A small lettered tile that stands for an airline beside its flights. Biman, US-Bangla and NOVOAIR have their colours; every other carrier gets a neutral tile.',
  alternatives: [
    { when: 'You need a sign for an action or a thing', use: 'icon' },
    { when: "You need a person's picture", use: 'avatar' },
  ],
  do: [
    {
      copy: 'BG  Biman Bangladesh Airlines',
      why: "Write the airline's name beside the tile, and leave the tile's own label away: it is heard once.",
    },
    { why: 'Give it a label when it stands alone, such as in a narrow column.' },
  ],
  dont: [
    {
      why: 'Do not replace the letters with a copied logo: the marks are ours, the trademarks are not.',
    },
    { why: "Do not colour other carriers' tiles: a colour says that we know the airline's own." },
  ],
  anatomy: [
    ['Tile', "A rounded square in the carrier's colour family, in two sizes."],
    ['Code', 'The two-character IATA code, in capitals.'],
  ],
  keyboard: [],
  accessibility: [
    'Without a label it is decoration and hidden from screen readers.',
    "With a label it is an image with the airline's name.",
    'Browser translation leaves the code alone.',
  ],
  spec: ['Widget defaults'],
} satisfies WidgetDocs
