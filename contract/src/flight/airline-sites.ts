/**
 * The airlines' own sites, where a booking can be looked up by the airline's reference: their home pages, because pages
 * below them move. An airline that is missing has no link on our page.
 */
const airlineSites: Readonly<Record<string, string>> = {
  BG: 'https://www.biman-airlines.com/',
  BS: 'https://usbair.com/',
  VQ: 'https://www.flynovoair.com/',
  '2A': 'https://www.airastra.com/',
  '6E': 'https://www.goindigo.in/',
  AI: 'https://www.airindia.com/',
  AK: 'https://www.airasia.com/',
  CX: 'https://www.cathaypacific.com/',
  CZ: 'https://www.csair.com/',
  EK: 'https://www.emirates.com/',
  EY: 'https://www.etihad.com/',
  FZ: 'https://www.flydubai.com/',
  G9: 'https://www.airarabia.com/',
  GF: 'https://www.gulfair.com/',
  KU: 'https://www.kuwaitairways.com/',
  MH: 'https://www.malaysiaairlines.com/',
  MU: 'https://www.ceair.com/',
  QR: 'https://www.qatarairways.com/',
  SQ: 'https://www.singaporeair.com/',
  SV: 'https://www.saudia.com/',
  TG: 'https://www.thaiairways.com/',
  TK: 'https://www.turkishairlines.com/',
  UL: 'https://www.srilankan.com/',
  WY: 'https://www.omanair.com/',
}

/** The https address of an airline's site by its code, null where we know none. */
export function airlineSiteOf(carrierCode: string): string | null {
  return Object.hasOwn(airlineSites, carrierCode) ? (airlineSites[carrierCode] ?? null) : null
}
