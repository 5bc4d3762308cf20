/** Terminals by airport and airline; `*` is everybody else's. Airports with one terminal are not listed. */
const terminals: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DXB: { EK: '3', FZ: '2', '*': '1' },
  AUH: { '*': 'A' },
  JED: { SV: '1', BG: '1', '*': 'N' },
  RUH: { SV: '4', XY: '3', '*': '2' },
  KWI: { KU: '4', J9: '5', '*': '1' },
  SIN: { SQ: '3', TR: '1', BG: '1', BS: '1', '*': '2' },
  KUL: { AK: '2', D7: '2', '*': '1' },
  DEL: { '6E': '1', '*': '3' },
  BOM: { '6E': '2', '*': '2' },
  CAN: { CZ: '2', '*': '1' },
  PEK: { CA: '3', '*': '2' },
  PVG: { MU: '1', '*': '2' },
  HKG: { '*': '1' },
  DMK: { FD: '1', SL: '1', '*': '1' },
  LHR: { BA: '5', VS: '3', EK: '3', TK: '2', SQ: '2', LH: '2', AI: '4', '*': '4' },
  MAN: { EK: '1', QR: '1', '*': '1' },
  JFK: { DL: '4', EK: '4', EY: '4', QR: '8', BA: '8', AA: '8', TK: '1', B6: '5', '*': '1' },
  CDG: { AF: '2E', '*': '1' },
  FRA: { LH: '1', '*': '2' },
  FCO: { '*': '3' },
  YYZ: { WS: '3', '*': '1' },
  LAX: { '*': 'B' },
  ICN: { KE: '2', '*': '1' },
  HND: { NH: '2', '*': '3' },
  NRT: { NH: '1', '*': '2' },
  CAI: { MS: '3', '*': '2' },
  ADD: { '*': '2' },
}

/** Dhaka's old terminals: domestic apart, Biman and its guests in 1 and 2 by airline. */
export function terminalOf(
  airport: string,
  carrier: string,
  domestic: boolean,
): string | undefined {
  if (airport === 'DAC') return domestic ? 'D' : carrier === 'BG' ? '1' : '2'
  return terminals[airport]?.[carrier] ?? terminals[airport]?.['*']
}
