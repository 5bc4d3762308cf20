import { inflateSync } from 'node:zlib'

/** Bytes a pixel for the kinds that a browser and our own baselines have: RGB, palette, RGBA. */
const bytesOf: Record<number, number> = { 2: 3, 3: 1, 6: 4 }

/** The size of a PNG in pixels, from its header alone. */
export function sizeOf(png: Buffer): { width: number; height: number } {
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) }
}

/** The pixels of a PNG of 8 bits a channel, not interlaced, each as 0xRRGGBB; what is opaque stays. */
export function decode(png: Buffer): { width: number; height: number; pixels: Uint32Array } {
  const { width, height } = sizeOf(png)
  const bytes = bytesOf[png[25] ?? -1]
  if (png[24] !== 8 || bytes === undefined || png[28] !== 0) throw new Error('Not a PNG we read')

  const { palette, data } = chunksOf(png)
  const stride = width * bytes
  const lines = inflateSync(data)
  const pixels = new Uint32Array(width * height)
  let above = Buffer.alloc(stride)
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const line = lines.subarray(start + 1, start + 1 + stride)
    unfilter(lines[start] ?? 0, line, above, bytes)
    for (let x = 0; x < width; x++) {
      const at = x * bytes
      pixels[y * width + x] =
        bytes === 1
          ? (palette[line[at] ?? 0] ?? 0)
          : ((line[at] ?? 0) << 16) | ((line[at + 1] ?? 0) << 8) | (line[at + 2] ?? 0)
    }
    above = line
  }
  return { width, height, pixels }
}

function chunksOf(png: Buffer): { palette: number[]; data: Buffer } {
  const data: Buffer[] = []
  let palette: number[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
    const type = png.toString('latin1', at + 4, at + 8)
    const content = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (type === 'IDAT') data.push(content)
    if (type === 'PLTE')
      palette = Array.from({ length: content.length / 3 }, (_, place) =>
        content.readUIntBE(place * 3, 3),
      )
  }
  return { palette, data: Buffer.concat(data) }
}

/** Undoes, in place, what PNG calls the filter of a line: 0 none, 1 left, 2 up, 3 their mean, 4 Paeth. */
function unfilter(filter: number, line: Buffer, above: Buffer, bytes: number): void {
  if (filter === 0) return
  for (let at = 0; at < line.length; at++) {
    const left = at < bytes ? 0 : (line[at - bytes] ?? 0)
    const up = above[at] ?? 0
    const corner = at < bytes ? 0 : (above[at - bytes] ?? 0)
    const guess =
      filter === 1
        ? left
        : filter === 2
          ? up
          : filter === 3
            ? (left + up) >> 1
            : paeth(left, up, corner)
    line[at] = (line[at] ?? 0) + guess
  }
}

function paeth(left: number, up: number, corner: number): number {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)]
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
