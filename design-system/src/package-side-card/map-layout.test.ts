import { describe, expect, it } from 'vitest'
import { layOutMap, MAP_HEIGHT, MAP_WIDTH } from './map-layout.ts'

const place = (latitude: number, longitude: number) => ({ name: 'x', latitude, longitude })

describe('a map of stays', () => {
  it.each([
    ['two cities', [place(27.7, 85.3), place(28.2, 83.96)]],
    ['across an ocean', [place(23.8, 90.4), place(41, 29)]],
    ['one town', [place(7.3, 80.6)]],
    ['one north of the other', [place(3.1, 101.7), place(5.4, 101.7)]],
  ])('keeps every pin inside: %s', (_, places) => {
    const { points, scale } = layOutMap(places)
    for (const { x, y } of points) {
      expect(x).toBeGreaterThanOrEqual(37)
      expect(x).toBeLessThanOrEqual(MAP_WIDTH - 37)
      expect(y).toBeGreaterThanOrEqual(35)
      expect(y).toBeLessThanOrEqual(MAP_HEIGHT - 35)
    }
    expect(scale.width).toBeGreaterThan(8)
    expect(scale.width).toBeLessThanOrEqual(MAP_WIDTH / 3)
  })

  it('is to scale: a degree of latitude is 111 km', () => {
    const { points, scale } = layOutMap([place(0, 0), place(1, 0)])
    const [south, north] = points
    const km = (((south?.y ?? 0) - (north?.y ?? 0)) / scale.width) * scale.km
    expect(km).toBeGreaterThan(109)
    expect(km).toBeLessThan(113)
  })
})
