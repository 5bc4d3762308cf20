import type { WidgetDocs } from '../../docs/widget-docs.ts'

export const docs = {
  name: 'AirlineMark',
  status: 'stable',
  since: '1.0.0-beta.0',
  alsoCalled: ['airline logo', 'carrier logo', 'brand mark', 'tail'],
  purpose:
    "A small tile with an airline's two-letter code, shown beside its flights. Biman, US-Bangla and NOVOAIR have their own colours. All other airlines have a neutral tile.",
  alternatives: [
    { when: 'You need a symbol for an action or an object', use: 'icon' },
    { when: "You need a person's picture", use: 'avatar' },
  ],
  do: [
    {
      copy: 'BG  Biman Bangladesh Airlines',
      why: "Write the airline's name beside the tile and leave out the tile's label, so that screen readers say the name once.",
    },
    { why: 'Give it a label when it stands alone, such as in a narrow column.' },
  ],
  dont: [
    {
      why: "Do not replace the letters with an airline's logo. Logos are trademarks.",
    },
    { why: "Do not add colours for other airlines. A colour means that it is the airline's own." },
  ],
  anatomy: [
    ['Tile', "A rounded square in the carrier's colour family, in two sizes.", 'span'],
    ['Code', 'The two-character IATA code, in capitals.', 'span span, span'],
  ],
  pictured: 'Biman',
  keyboard: [],
  accessibility: [
    'Without a label it is decorative and hidden from screen readers.',
    "With a label it is an image with the airline's name.",
    'Browsers do not translate the code.',
  ],
  spec: ['Widget defaults'],
} satisfies WidgetDocs
