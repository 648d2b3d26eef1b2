import { createHash } from 'node:crypto'
import type { PictureProcesses } from '#pictures/picture-processes.ts'

export type Rasterize = (svg: string, width: number) => Promise<Buffer>

const maxCached = 200

/** Draws an SVG as PNG. Operators have few pictures, so the newest are cached. */
export const createRasterize = (pictures: PictureProcesses): Rasterize => {
  const cached = new Map<string, Promise<Buffer>>()
  const draw = async (svg: string, width: number): Promise<Buffer> => {
    const result = await pictures.decode({ kind: 'rasterize', svg, width })
    if ('refused' in result) throw new Error(`picture not drawn: ${result.refused}`)
    return Buffer.from(result.bytes)
  }
  return (svg, width) => {
    const key = `${createHash('sha256').update(svg).digest('base64')} ${width}`
    const known = cached.get(key)
    if (known) return known
    const drawn = draw(svg, width)
    drawn.catch(() => cached.delete(key))
    const [oldest] = cached.keys()
    if (cached.size >= maxCached && oldest !== undefined) cached.delete(oldest)
    cached.set(key, drawn)
    return drawn
  }
}
