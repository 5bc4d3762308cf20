/** What happened to an airport in the last years. Days are those of passenger flights, `2025-09-09`. */
interface AirportLife {
  /** The first day with passenger flights. */
  opened?: string
  /** The first day without. */
  closed?: string
  /** The first day on which the same airport has another code. */
  recoded?: string
  /** Where one flies instead, or the new code. */
  successor?: string
}

/**
 * Airports that opened, closed or have another code since the list of OurAirports was made, each day from two sources unless its line says otherwise.
 * A closed one stays in the list, since orders and calendars of before name it.
 */
export const airportLives: Readonly<Record<string, AirportLife>> = {
  // Phnom Penh: KUNA 21 Oct 2025 and Krorma Magazine 26 May 2025 (KTI works since 9 September, all flights moved).
  PNH: { closed: '2025-09-09', successor: 'KTI' },
  KTI: { opened: '2025-09-09' },
  // Siem Reap: CAPA 24 Oct 2023 and Associated Press 16 Oct 2023.
  REP: { closed: '2023-10-16', successor: 'SAI' },
  SAI: { opened: '2023-10-16' },
  // Istanbul Atatürk: UNN of 6 Apr 2019 and Open Travel Data, which has its new code from that day.
  ISL: { closed: '2019-04-06', successor: 'IST' },
  // Adana: 20fix.com (opened 10 Aug 2024) and Wikipedia, Adana Şakirpaşa Airport (last flight after midnight of 11 Aug).
  ADA: { closed: '2024-08-11', successor: 'COV' },
  COV: { opened: '2024-08-10' },
  // Luanda: aeroTELEGRAPH and SAPO, Oct 2024. Airlines moved one by one, so that LAD has no day on which it closed.
  NBJ: { opened: '2024-11-10' },
  // Navi Mumbai: Le Journal de l'Aviation 29 Dec 2025 and DNA 23 Dec 2025.
  NMI: { opened: '2025-12-25' },
  // Noida: Financial Express (announced for 15 June 2026); that the first flight took off is The Hindu's, without the day.
  DXN: { opened: '2026-06-15' },
  // Ayodhya: Lokmat Times 11 Jan 2024 and LatestLY 30 Dec 2023.
  AYJ: { opened: '2023-12-30' },
  // Itanagar: NorthEast Now and Moneycontrol, both 28 Nov 2022.
  HGI: { opened: '2022-11-28' },
  // Red Sea: FlightGlobal and Siasat, both 21 Sep 2023.
  RSI: { opened: '2023-09-21' },
  // Western Sydney: its head and 2PAXfly (Feb 2026) say "end of October 2026". No source has the day, so November is sold.
  WSI: { opened: '2026-11-01' },
  // Bishkek: Azattyk and RTVI 12 Aug 2025. It was announced for 9 August.
  FRU: { recoded: '2025-08-11', successor: 'BSZ' },
  // Chișinău: Adevărul 18 Jan 2024 and Open Travel Data.
  KIV: { recoded: '2024-01-18', successor: 'RMO' },
  // Ganja: the day is from ATO.ru alone (Aug 2021); Wikipedia, Ganja International Airport, has the code.
  KVD: { recoded: '2021-09-10', successor: 'GNJ' },
}
