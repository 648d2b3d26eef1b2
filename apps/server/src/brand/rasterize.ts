import { createHash } from 'node:crypto'
import sharp from 'sharp'

const maxCached = 200
/** An operator's logo is checked content, but a huge one must not occupy the server. */
const maxPixels = 16_000_000
const cached = new Map<string, Promise<Buffer>>()

/** Draws an SVG as PNG. Operators have few pictures, so the newest are cached. */
export const rasterize = (svg: string, width: number): Promise<Buffer> => {
  const key = `${createHash('sha256').update(svg).digest('base64')} ${width}`
  const known = cached.get(key)
  if (known) return known
  const drawn = sharp(Buffer.from(svg), { limitInputPixels: maxPixels })
    .resize({ width })
    .png({ compressionLevel: 9 })
    .toBuffer()
  drawn.catch(() => cached.delete(key))
  const [oldest] = cached.keys()
  if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest)
  cached.set(key, drawn)
  return drawn
}
