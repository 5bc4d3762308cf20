import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { airportSchema, type Airport } from '../airport.ts'
import { airportAliases } from './aliases.ts'
import { airports, findAirport } from './list.ts'
import cities from './bangla.json' with { type: 'json' }
import { banglaCountryOf } from '../countries-in.ts'
import { banglaCityOf } from './bangla.ts'
import { fold } from './fold.ts'
import { cityCodeOf, findCity } from './cities.ts'
import { predecessorsOf } from './opened-and-closed.ts'
import { buildAirportIndex, searchAirports } from './search.ts'
import { popularCodes } from './popular.ts'
import { popularAirports, suggestAirports, suggestedCodes } from './suggested.ts'

const index = buildAirportIndex(airports)
const codes = (q: string, limit = 8) => searchAirports(index, q, limit).map(({ code }) => code)
const anyAirport = fc.constantFrom(...airports)

describe('the list of airports', () => {
  it('holds every scheduled airport once, with its zone and place', () => {
    expect(airports.length).toBeGreaterThan(3_200)
    expect(new Set(airports.map(({ code }) => code)).size).toBe(airports.length)
    for (const airport of airports) {
      expect(airportSchema.safeParse(airport).success, airport.code).toBe(true)
      expect(airport.city.trim(), airport.code).not.toBe('')
      expect(airport.country, airport.code).not.toBe(airport.countryCode)
      expect(Math.abs(airport.lat), airport.code).toBeLessThanOrEqual(90)
      expect(Math.abs(airport.lon), airport.code).toBeLessThanOrEqual(180)
    }
    for (const tz of new Set(airports.map((airport) => airport.tz))) {
      expect(() => new Intl.DateTimeFormat('en', { timeZone: tz }), tz).not.toThrow()
    }
  })

  it.each([
    ['DAC', 'Dhaka', 'Asia/Dhaka'],
    ['CXB', "Cox's Bazar", 'Asia/Dhaka'],
    ['KUL', 'Kuala Lumpur', 'Asia/Kuala_Lumpur'],
    ['NRT', 'Tokyo', 'Asia/Tokyo'],
    ['IST', 'Istanbul', 'Europe/Istanbul'],
    ['HKG', 'Hong Kong', 'Asia/Hong_Kong'],
    ['JFK', 'New York', 'America/New_York'],
  ])('knows %s as %s', (code, city, tz) => {
    expect(findAirport(code)).toMatchObject({ code, city, tz })
  })

  it('has the eight airports of Bangladesh', () => {
    const bangladesh = airports.filter(({ countryCode }) => countryCode === 'BD')
    expect(bangladesh.map(({ code }) => code)).toEqual([
      'BZL',
      'CGP',
      'CXB',
      'DAC',
      'JSR',
      'RJH',
      'SPD',
      'ZYL',
    ])
  })
})

describe('names in Bangla', () => {
  const named = airports.filter((airport) => banglaCityOf(airport))

  it('are there for every country, and for the airports that people fly to', () => {
    expect(named.length).toBeGreaterThan(500)
    for (const { code, countryCode, size } of airports) {
      expect(banglaCountryOf(countryCode), countryCode).toMatch(/^[\u0980-\u09ff\s‘’'&,()-]+$/)
      if (size === 3 || countryCode === 'BD') expect(named.map((one) => one.code)).toContain(code)
    }
  })

  it('are Bangla, and each of a city that the list has', () => {
    for (const [country, names] of Object.entries(cities)) {
      for (const [city, name] of Object.entries(names)) {
        expect(name, city).toMatch(/^[\u0980-\u09ff ]+$/)
        const listed = named.some((one) => one.countryCode === country && one.city === city)
        expect(listed, `${city}, ${country}`).toBe(true)
      }
    }
  })
})

describe('searching airports', () => {
  it.each([
    ['dac', 'DAC'],
    ['Dhaka', 'DAC'],
    ['Dacca', 'DAC'],
    ['Chittagong', 'CGP'],
    ['Chattogram', 'CGP'],
    ['coxs bazar', 'CXB'],
    ['Cox’s', 'CXB'],
    ['Barishal', 'BZL'],
    ['Jashore', 'JSR'],
    ['Bombay', 'BOM'],
    ['Calcutta', 'CCU'],
    ['Madras', 'MAA'],
    ['Rangoon', 'RGN'],
    ['Peking', 'PEK'],
    ['Saigon', 'SGN'],
    ['New York', 'JFK'],
    ['London', 'LHR'],
    ['Bangkok', 'BKK'],
    ['male', 'MLE'],
    ['Sao Paulo', 'GRU'],
    ['Zürich', 'ZRH'],
    ['Madinah', 'MED'],
    ['bangladesh', 'DAC'],
    ['thailand', 'BKK'],
    ['heathrow', 'LHR'],
    ['bangladesh dhaka', 'DAC'],
    ['daka', 'DAC'],
    ['cox bazar', 'CXB'],
    ['ঢাকা', 'DAC'],
    ['ঢাক', 'DAC'],
    ['চট্টগ্রাম', 'CGP'],
    ['চাটগাঁ', 'CGP'],
    ['কক্সবাজার', 'CXB'],
    ['সিলেট', 'ZYL'],
    ['যশোর', 'JSR'],
    ['কলকাতা', 'CCU'],
    ['দিল্লি', 'DEL'],
    ['দিল্লী', 'DEL'],
    ['ব্যাংকক', 'BKK'],
    ['ব্যাঙ্কক', 'BKK'],
    ['সিঙ্গাপুর', 'SIN'],
    ['কুয়ালালামপুর', 'KUL'],
    ['দুবাই', 'DXB'],
    ['মক্কা', 'JED'],
    ['লন্ডন', 'LHR'],
    ['নিউ ইয়র্ক', 'JFK'],
    ['নিউইয়র্ক', 'JFK'],
    ['থাইল্যান্ড', 'BKK'],
    ['মালয়েশিয়া', 'KUL'],
    ['সৌদি আরব', 'JED'],
    ['বাংলাদেশ', 'DAC'],
    ['ভারত দিল্লি', 'DEL'],
    ['শাহজালাল', 'DAC'],
    ['শাহ আমানত আন্তর্জাতিক', 'CGP'],
    ['হিথরো', 'LHR'],
  ])('%s finds %s first', (q, code) => {
    expect(codes(q)[0]).toBe(code)
  })

  it.each([
    ['dhkaa', 'DAC'],
    ['dhakka', 'DAC'],
    ['chitagong', 'CGP'],
    ['silhet', 'ZYL'],
    ['sylet', 'ZYL'],
    ['bangkak', 'BKK'],
    ['singapur', 'SIN'],
    ['dubay', 'DXB'],
    ['istambul', 'IST'],
    ['katmandu', 'KTM'],
    ['kolkatta', 'CCU'],
    ['কোলকাতা', 'CCU'],
    ['চট্রগ্রাম', 'CGP'],
    ['চিটাগাং', 'CGP'],
    ['কক্সবাজর', 'CXB'],
    ['বাংকক', 'BKK'],
    ['tailand', 'BKK'],
    ['মালেশিয়া', 'KUL'],
  ])('a slip of a letter: %s finds %s first', (q, code) => {
    expect(codes(q)[0]).toBe(code)
  })

  it('finds a city in either script with one letter left out', () => {
    // Calicut without its i begins Calcutta, which is Kolkata.
    const named = airports.filter((airport) => airport.code !== 'CCJ' && banglaCityOf(airport))
    const name = fc
      .constantFrom(...named)
      .chain((airport) =>
        fc.constantFrom(airport.city, banglaCityOf(airport) ?? '').map((city) => ({
          code: airport.code,
          city: fold(city),
        })),
      )
      .filter(({ city }) => city.length > 4)
    fc.assert(
      fc.property(name, fc.nat(), ({ code, city }, number) => {
        const at = number % city.length
        const typed = city.slice(0, at) + city.slice(at + 1)
        // Two vowel signs that meet are one letter in Unicode, so more than one is changed: জেনেভা without its ভ is জেনো.
        fc.pre(typed.normalize('NFC') === typed)
        const found = codes(typed, airports.length)
        // Another city may be called so.
        const asTyped = searchAirports(index, typed, 1).every(
          (one) => fold(one.city).includes(typed) || fold(banglaCityOf(one) ?? '').includes(typed),
        )
        expect(found.includes(code) || asTyped, typed).toBe(true)
      }),
    )
  })

  it('finds a slip in what is being typed, and finds an abbreviation', () => {
    expect(codes('chitag')).toContain('CGP')
    expect(codes('ctg')).toEqual(expect.arrayContaining(['CTG', 'CGP']))
  })

  it.each([
    ['nyc', 'NYC'],
    ['TYO', 'TYO'],
    ['sel', 'SEL'],
    ['lon', 'LON'],
    ['par', 'PAR'],
    ['mow', 'MOW'],
    ['bjs', 'BJS'],
    ['jkt', 'JKT'],
    ['yto', 'YTO'],
    ['was', 'WAS'],
    ['bak', 'GYD'],
    ['sia', 'XIY'],
    // What people of Bangladesh call a city of theirs comes before Cartagena's code.
    ['ctg', 'CGP'],
    ['CTG', 'CGP'],
    // Closed, or with another code.
    ['pnh', 'KTI'],
    ['rep', 'SAI'],
    ['isl', 'IST'],
    ['fru', 'BSZ'],
    ['kiv', 'RMO'],
  ])('the letters %s are meant for %s', (q, code) => {
    expect(searchAirports(index, q, 1)[0]).toMatchObject({ code, meant: true })
  })

  it('means nothing by three letters that are no code and begin no name of a city', () => {
    const found = searchAirports(index, 'elb', 8)
    expect(new Set(found.map(({ meant }) => meant))).toEqual(new Set([false]))
    const letters = fc.string({
      unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'),
      minLength: 3,
      maxLength: 3,
    })
    fc.assert(
      fc.property(letters, (q) => {
        for (const { code, meant } of searchAirports(index, q, 8)) {
          const airport = findAirport(code)
          const names = [airport?.city, airport && banglaCityOf(airport), airportAliases[code]]
          const begins = names
            .flatMap((list) => (list ?? '').split(','))
            .some((name) => fold(name).startsWith(q))
          const isCode = [code, cityCodeOf(code), ...predecessorsOf(code)].includes(q.toUpperCase())
          if (findCity(code)) continue
          expect(meant, `${q} ${code}`).toBe(begins || isCode)
        }
      }),
    )
  })

  it('shows a city with several airports after the largest of them', () => {
    expect(codes('New York', 3)).toEqual(['JFK', 'NYC', 'LGA'])
    expect(codes('London', 2)).toEqual(['LHR', 'LON'])
    expect(codes('টোকিও', 3)).toContain('TYO')
    expect(searchAirports(index, 'seoul', 3)).toContainEqual({
      ...{ code: 'SEL', name: 'All airports', city: 'Seoul' },
      ...{ country: 'South Korea', countryCode: 'KR' },
    })
  })

  it('takes for no slip what names a city, nor what is far from all', () => {
    for (const { city, name } of searchAirports(index, 'london', airports.length)) {
      expect(fold(`${city} ${name}`)).toContain('london')
    }
    expect(codes('xyzzy')).toEqual([])
  })

  it('puts an exact code before cities that begin with it', () => {
    // Ctg is Chittagong here, and no other code is a name that Bangladesh gives a city of its own.
    const named = anyAirport.filter(({ code }) => code !== 'CTG')
    fc.assert(fc.property(named, ({ code }) => codes(code, 1)[0] === code))
  })

  it('puts a city of that name before popular ones that begin with it', () => {
    const named = (airport: (typeof airports)[number]) =>
      [
        airport.city,
        banglaCityOf(airport) ?? '',
        ...(airportAliases[airport.code]?.split(',') ?? []),
      ]
        .map(fold)
        .concat(airport.code.toLowerCase())
    const typed = anyAirport.chain((airport) => fc.constantFrom(...named(airport).filter(Boolean)))
    fc.assert(
      fc.property(typed, (text) => {
        const first = findAirport(codes(text, 1)[0] ?? '')
        expect(first && named(first), text).toContain(text)
      }),
    )
  })

  it('puts popular airports first where all match alike, those whose own name begins so before other names', () => {
    const own = ({ code }: Airport) => {
      const airport = findAirport(code)
      return airport ? [airport.city, banglaCityOf(airport) ?? ''].map(fold) : []
    }
    const popular = popularAirports()
    for (const letter of new Set(popular.flatMap(own).map((name) => name.charAt(0)))) {
      const expected = popular.filter((one) => own(one).some((name) => name.startsWith(letter)))
      expect(codes(letter, expected.length), letter).toEqual(expected.map(({ code }) => code))
    }
  })

  it.each([
    ['ক', ['CXB', 'KUL', 'CCU']],
    ['দ', ['DXB', 'DOH', 'DEL']],
    ['স', ['SPD', 'ZYL', 'SHJ', 'SIN']],
    ['d', ['DAC', 'DXB', 'DOH', 'DEL']],
    ['k', ['KUL', 'CCU', 'KWI', 'KTM', 'KMG']],
    ['lo', ['LHR']],
    // Other names come after those that are shown: Hajj is Jeddah, Calcutta Kolkata, Canton Guangzhou.
    ['h', ['HKG', 'JED']],
    ['ca', ['CCU', 'CAN', 'CAI']],
    ['chat', ['CGP', 'CHA']],
    // Among the airports of a country too.
    ['emirates', ['DXB', 'SHJ', 'AUH']],
    ['আমিরাত', ['DXB', 'SHJ', 'AUH']],
  ])('%s lists popular airports first: %s', (q, expected) => {
    expect(codes(q, expected.length)).toEqual(expected)
  })

  it('finds an airport by any part of its city, country or code, in any case', () => {
    const part = anyAirport.chain((airport) =>
      fc.constantFrom(airport.city, airport.country, airport.code).chain((field) =>
        fc
          .tuple(fc.nat(field.length - 1), fc.integer({ min: 1, max: field.length }))
          .map(([start, length]) => ({
            code: airport.code,
            typed: field.slice(start, start + length),
          })),
      ),
    )
    fc.assert(
      fc.property(part, fc.boolean(), ({ code, typed }, upper) => {
        fc.pre(fold(typed) !== '')
        expect(codes(upper ? typed.toUpperCase() : typed, airports.length)).toContain(code)
      }),
    )
  })

  it('never gives more than the limit, nor an airport twice, whatever is typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 80 }),
        fc.integer({ min: 0, max: 20 }),
        (q, limit) => {
          const found = codes(q, limit)
          expect(found.length).toBeLessThanOrEqual(limit)
          expect(new Set(found).size).toBe(found.length)
        },
      ),
    )
  })

  it('finds nothing for an empty text', () => {
    expect(codes('  ')).toEqual([])
  })
})

describe('suggestions for an empty field', () => {
  it('name airports of the country that was asked', () => {
    for (const [country, listed] of Object.entries(suggestedCodes)) {
      const suggested = suggestAirports(country)
      expect(suggested.map(({ code }) => code)).toEqual(listed)
      expect(suggested.every(({ countryCode }) => countryCode === country)).toBe(true)
    }
    expect(suggestAirports('BD', 2)).toHaveLength(2)
    expect(suggestAirports('XX')).toEqual([])
  })
})

describe('popular airports', () => {
  it('are all on the list, each once, with all of Bangladesh', () => {
    expect(popularAirports().map(({ code }) => code)).toEqual([...new Set(popularCodes)])
    expect(popularCodes).toEqual(expect.arrayContaining([...(suggestedCodes.BD ?? [])]))
  })
})
