import { farRoutes } from './routes-far.ts'

/**
 * Flights within Bangladesh. A line is a pair of airports with the minutes there and back; below it each direction's
 * flights: airline, number, local departure, plane, then days (`d135`, Monday is 1), other minutes (`b60`).
 */
const domesticRoutes = `
DAC CXB 65 65
> BS 141 07:40 AT7; BS 143 09:50 738 b60; BS 147 12:15 AT7; BS 149 15:05 AT7; BG 433 08:30 738 b60; BG 435 11:20 DH4; BG 437 14:50 DH4 d12467; VQ 931 07:15 AT7; VQ 933 10:30 AT7; VQ 937 13:45 AT7; 2A 441 08:10 AT7; 2A 445 12:40 AT7; 2A 447 15:30 AT7 d4567
< BS 142 09:15 AT7; BS 144 11:25 738 b60; BS 148 13:50 AT7; BS 150 16:40 AT7; BG 434 10:05 738 b60; BG 436 13:00 DH4; BG 438 16:30 DH4 d12467; VQ 932 08:50 AT7; VQ 934 12:05 AT7; VQ 938 15:20 AT7; 2A 442 09:45 AT7; 2A 446 14:15 AT7; 2A 448 17:05 AT7 d4567
DAC CGP 55 55
> BS 101 07:00 AT7; BS 103 09:30 AT7; BS 107 14:10 AT7; BS 111 18:30 AT7; BG 411 08:15 DH4; BG 413 13:00 738 b50; BG 417 19:15 DH4; VQ 901 07:30 AT7; VQ 905 12:15 AT7; VQ 909 18:45 AT7; 2A 411 08:45 AT7; 2A 415 17:15 AT7
< BS 102 08:25 AT7; BS 104 10:55 AT7; BS 108 15:35 AT7; BS 112 19:55 AT7; BG 412 09:40 DH4; BG 414 14:30 738 b50; BG 418 20:40 DH4; VQ 902 08:55 AT7; VQ 906 13:40 AT7; VQ 910 20:10 AT7; 2A 412 10:10 AT7; 2A 416 18:40 AT7
DAC ZYL 50 50
> BS 531 07:45 AT7; BS 533 11:40 AT7; BS 537 17:20 AT7; BG 601 09:15 DH4; BG 603 13:30 738 b45; BG 607 18:50 DH4; VQ 951 10:15 AT7; 2A 451 12:30 AT7; 2A 453 19:05 AT7
< BS 532 09:05 AT7; BS 534 13:00 AT7; BS 538 18:40 AT7; BG 602 10:35 DH4; BG 604 15:00 738 b45; BG 608 20:10 DH4; VQ 952 11:35 AT7; 2A 452 13:50 AT7; 2A 454 20:25 AT7
DAC JSR 45 45
> BS 121 07:20 AT7; BS 123 12:00 AT7; BS 125 17:50 AT7; BG 467 09:10 DH4; BG 469 16:10 DH4 d13567; VQ 941 08:20 AT7; VQ 945 18:00 AT7
< BS 122 08:35 AT7; BS 124 13:15 AT7; BS 126 19:05 AT7; BG 468 10:25 DH4; BG 470 17:25 DH4 d13567; VQ 942 09:35 AT7; VQ 946 19:15 AT7
DAC RJH 50 50
> BS 161 07:10 AT7; BS 165 16:30 AT7; BG 491 10:00 DH4; BG 493 15:15 DH4 d2457; VQ 981 08:40 AT7; VQ 985 17:40 AT7
< BS 162 08:30 AT7; BS 166 17:50 AT7; BG 492 11:20 DH4; BG 494 16:35 DH4 d2457; VQ 982 10:00 AT7; VQ 986 19:00 AT7
DAC SPD 60 60
> BS 181 07:30 AT7; BS 185 13:20 AT7; BS 189 18:15 AT7; BG 495 09:40 DH4; BG 497 17:00 DH4; VQ 961 07:50 AT7; VQ 965 14:00 AT7; VQ 967 18:40 AT7; 2A 481 08:30 AT7; 2A 485 16:20 AT7
< BS 182 09:00 AT7; BS 186 14:50 AT7; BS 190 19:45 AT7; BG 496 11:10 DH4; BG 498 18:30 DH4; VQ 962 09:20 AT7; VQ 966 15:30 AT7; VQ 968 20:10 AT7; 2A 482 10:00 AT7; 2A 486 17:50 AT7
DAC BZL 35 35
> BG 471 10:30 DH4 d157; BS 171 15:00 AT7 d1357; VQ 991 09:20 AT7 d246
< BG 472 11:35 DH4 d157; BS 172 16:05 AT7 d1357; VQ 992 10:25 AT7 d246
CXB ZYL 85 85
> BG 452 14:10 DH4 d36
< BG 451 12:10 DH4 d36
CXB RJH 100 100
> BG 456 15:10 DH4 d4
< BG 455 12:55 DH4 d4
CXB JSR 85 85
> BS 128 13:10 AT7 d57
< BS 127 11:10 AT7 d57
`

/** Flights between Bangladesh and South and East Asia, written as those within Bangladesh. */
const regionalRoutes = `
DAC CCU 65 60
> BG 395 08:20 DH4; BG 391 18:05 738 b55; BS 201 09:45 738 b55; BS 203 19:20 AT7 b70; 6E 1108 13:05 320; AI 237 21:05 32N d1357
< BG 396 09:30 DH4; BG 392 19:15 738 b55; BS 202 11:05 738 b55; BS 204 20:40 AT7 b65; 6E 1107 11:00 320; AI 238 18:45 32N d1357
CGP CCU 75 70
> BS 209 10:10 AT7 d13567
< BS 210 11:40 AT7 d13567
DAC DEL 155 145
> BG 397 14:15 738; AI 228 13:20 32N; 6E 1104 09:10 32N; 6E 1102 21:20 32Q d12457
< BG 398 17:20 738; AI 227 10:05 32N; 6E 1103 05:45 32N; 6E 1101 18:00 32Q d12457
DAC BOM 205 180
> 6E 1116 16:30 32N
< 6E 1115 12:25 32N
DAC MAA 160 155
> BG 363 12:30 738 d247; BS 205 10:50 738; 6E 1112 15:55 32N
< BG 364 15:40 738 d247; BS 206 14:20 738; 6E 1111 12:20 32N
CGP MAA 165 160
> BS 207 11:30 738 d246
< BS 208 15:10 738 d246
DAC HYD 155 150
> 6E 1118 12:20 32N d2467
< 6E 1117 08:40 32N d2467
DAC KTM 95 90
> BG 371 10:30 738; BG 373 15:55 738 d1457; RA 232 15:30 320 d146; H9 560 19:10 320 d2357
< BG 372 12:50 738; BG 374 18:15 738 d1457; RA 231 12:30 320 d146; H9 559 16:10 320 d2357
DAC PBH 80 80
> KB 303 11:20 319 d147
< KB 302 07:40 319 d147
DAC CMB 205 205
> UL 190 13:25 320; UL 192 02:15 32N d2467
< UL 189 07:40 320; UL 191 21:30 32N d1356
DAC MLE 255 250
> BS 337 09:30 738 d1257; Q2 502 15:45 320 d247; UL 184 20:10 320 d35 vCMB b390
< BS 338 14:20 738 d1257; Q2 501 09:40 320 d247; UL 183 10:00 320 d35 vCMB b400
DAC KHI 205 185
> BG 341 20:00 738 d46
< BG 342 00:05 738 d57
DAC BKK 150 150
> BG 388 11:15 738; BG 188 18:40 788 d1467; BS 213 10:15 738; BS 217 15:00 738; TG 322 13:25 320; TG 340 02:05 77W
< BG 389 15:45 738; BG 189 23:05 788 d1467; BS 214 14:20 738; BS 218 18:50 738; TG 321 10:40 320; TG 339 23:20 77W
DAC DMK 155 150
> FD 146 00:35 320; SL 205 03:10 738 d1357; BS 215 08:20 738 d246
< FD 145 22:20 320; SL 204 00:25 738 d1357; BS 216 12:30 738 d246
CGP BKK 150 150
> BS 219 09:55 738 d257
< BS 220 14:00 738 d257
DAC KUL 240 235
> BG 386 20:30 738; BS 315 09:20 738; BS 317 20:05 333; MH 103 01:15 738; MH 197 13:05 333; OD 163 03:10 738; OD 161 11:30 7M8; AK 72 00:50 320; AK 70 14:50 320
< BG 387 03:45 738; BS 316 15:10 738; BS 318 02:20 333; MH 102 22:35 738; MH 196 10:05 333; OD 162 00:20 738; OD 160 08:40 7M8; AK 71 22:15 320; AK 69 12:10 320
DAC SIN 255 250
> BG 584 08:30 738; BS 307 08:40 738; BS 309 22:40 738 d2467; SQ 447 23:55 359; SQ 449 08:05 738 d135; TR 511 00:40 320 d1246
< BG 585 15:45 738; BS 308 15:20 738; BS 310 05:30 738 d1357; SQ 446 20:25 359; SQ 448 04:40 738 d135; TR 510 22:10 320 d1246
DAC HKG 235 245
> CX 662 01:40 333; CX 664 13:15 32Q d1357
< CX 661 21:25 333; CX 663 08:35 32Q d1357
DAC CAN 225 240
> BG 366 23:20 738; BS 325 22:10 738; CZ 392 13:05 321; CZ 8288 00:20 320
< BG 367 06:20 738; BS 326 04:20 738; CZ 391 09:45 321; CZ 8287 21:10 320
DAC KMG 140 145
> MU 2036 14:15 738; MU 756 23:15 320 d1357
< MU 2035 11:45 738; MU 755 20:30 320 d1357
DAC PEK 305 330
> CA 722 23:45 738 d12467
< CA 721 18:00 738 d12467
`

/** One flight of the timetable: every week the same days at the same local time. */
export interface TimetableFlight {
  from: string
  to: string
  carrier: string
  number: string
  /** Minutes after local midnight. */
  departs: number
  /** Minutes from gate to gate, stops on the way included. */
  minutes: number
  aircraft: string
  /** Monday is 1, Sunday 7. */
  days: string
  /** Landings on the way, same plane. */
  stops: number
}

function flightOf(from: string, to: string, usual: number, text: string): TimetableFlight {
  const [carrier = '', number = '', time = '', aircraft = '', ...marks] = text.trim().split(' ')
  const mark = (letter: string) => marks.find((one) => one.startsWith(letter))?.slice(1)
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return {
    from,
    to,
    carrier,
    number,
    departs: hour * 60 + minute,
    minutes: Number(mark('b') ?? usual),
    aircraft,
    days: mark('d') ?? '1234567',
    stops: mark('v') ? 1 : 0,
  }
}

function readRoutes(text: string): Map<string, TimetableFlight[]> {
  const routes = new Map<string, TimetableFlight[]>()
  let [from = '', to = '', there = 0, back = 0]: [string?, string?, number?, number?] = []
  for (const line of text.split('\n')) {
    if (!line) continue
    const direction = line[0]
    if (direction !== '>' && direction !== '<') {
      const words = line.split(' ')
      ;[from = '', to = ''] = words
      ;[there = 0, back = 0] = words.slice(2).map(Number)
      continue
    }
    const [start, end, minutes] = direction === '>' ? [from, to, there] : [to, from, back]
    const flights = line.slice(1).split(';')
    routes.set(
      `${start}${end}`,
      flights.map((flight) => flightOf(start, end, minutes, flight)),
    )
  }
  return routes
}

/** The routes within and from Bangladesh by their two codes, `DACCXB`. */
export const writtenRoutes: ReadonlyMap<string, readonly TimetableFlight[]> = readRoutes(
  domesticRoutes + regionalRoutes + farRoutes,
)
