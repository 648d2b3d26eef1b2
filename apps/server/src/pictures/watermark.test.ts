import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { drawDots, toDotText } from './dot-letters.ts'
import { createPictureProcesses } from './picture-processes.ts'

const pictures = createPictureProcesses()
afterAll(() => pictures.stop())

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

const mark = async (bytes: Uint8Array, text: string) => {
  const result = await pictures.decode({ kind: 'watermark', bytes, text })
  if ('refused' in result) throw new Error(result.refused)
  return Buffer.from(result.bytes)
}

/** The share of the pixels of each quarter that the watermark has changed. */
const readChanges = async (picture: Buffer, grey: number): Promise<number[]> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const counts = [0, 0, 0, 0]
  for (let y = 0; y < info.height; y++)
    for (let x = 0; x < info.width; x++)
      if (Math.abs((data[y * info.width + x] ?? 0) - grey) > 40)
        counts[(x < info.width / 2 ? 0 : 1) + (y < info.height / 2 ? 0 : 2)]! += 1
  return counts.map(count => count / ((info.width * info.height) / 4))
}

describe('a watermark', () => {
  it.each([
    ['white', '#ffffff', 255],
    ['black', '#000000', 0],
  ])('covers every quarter of a %s picture', async (_, colour, grey) => {
    const picture = await mark(
      await plain(900, 700, colour),
      'Ada Lovelace staff 7 2026-11-18T02:00Z request 12',
    )
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 900, height: 700 })
    for (const share of await readChanges(picture, grey)) expect(share).toBeGreaterThan(0.02)
  })

  it('differs with the text, and enlarges a small picture until it can be read', async () => {
    const small = await plain(30, 20, '#ffffff')
    const [first, second] = [await mark(small, 'staff 7'), await mark(small, 'staff 8')]
    expect(await sharp(first).metadata()).toMatchObject({ width: 600, height: 400 })
    expect(first.equals(second)).toBe(false)
  })

  it('cannot be put on something that is no picture', async () => {
    const result = await pictures.decode({ kind: 'watermark', bytes: Buffer.from('no picture'), text: 'x' })
    expect(result).toEqual({ refused: 'failed' })
  })

  it('draws letters without accents, and a box for others, never markup', () => {
    expect(toDotText('Zoë Müller')).toBe('ZOE MULLER')
    expect(drawDots('<"&>')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect(drawDots('好')).toBe(drawDots('好'.normalize()))
    expect(drawDots('好')).not.toBe('')
  })
})
