/** IATA aircraft codes with the names that travellers know. */
export const aircraftNames: Readonly<Record<string, string>> = {
  AT7: 'ATR 72',
  DH4: 'De Havilland Dash 8-400',
  E90: 'Embraer 190',
  '223': 'Airbus A220-300',
  '319': 'Airbus A319',
  '320': 'Airbus A320',
  '32N': 'Airbus A320neo',
  '321': 'Airbus A321',
  '32Q': 'Airbus A321neo',
  '332': 'Airbus A330-200',
  '333': 'Airbus A330-300',
  '339': 'Airbus A330-900neo',
  '351': 'Airbus A350-1000',
  '359': 'Airbus A350-900',
  '388': 'Airbus A380-800',
  '738': 'Boeing 737-800',
  '7M8': 'Boeing 737 MAX 8',
  '77W': 'Boeing 777-300ER',
  '788': 'Boeing 787-8 Dreamliner',
  '789': 'Boeing 787-9 Dreamliner',
}

/** Propeller planes: one cabin, short runways. */
export const turboprops: ReadonlySet<string> = new Set(['AT7', 'DH4'])
/** Two-aisle planes: the only ones with a first class. */
export const widebodies: ReadonlySet<string> = new Set([
  '332',
  '333',
  '339',
  '351',
  '359',
  '388',
  '77W',
  '788',
  '789',
])
