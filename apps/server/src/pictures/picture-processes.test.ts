import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPictureProcesses, type PictureProcesses } from './picture-processes.ts'

const hostile = join(import.meta.dirname, 'hostile-process.test-support.ts')

const open = (maxMs = 60_000, maxBytes = 2 ** 30) => {
  const pictures = createPictureProcesses({ maxMs, maxBytes }, hostile)
  onTestFinished(() => pictures.stop())
  return pictures
}

const attack = (pictures: PictureProcesses, svg: string) =>
  pictures.decode({ kind: 'rasterize', svg, width: 8 })
const readText = async (pictures: PictureProcesses, svg: string) => {
  const result = await attack(pictures, svg)
  return 'bytes' in result ? Buffer.from(result.bytes).toString() : result.refused
}

const square =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="4" height="4"/></svg>'
const expectDecoded = async (pictures: PictureProcesses) => {
  const result = await pictures.decode({ kind: 'rasterize', svg: square, width: 8 })
  expect(await sharp('bytes' in result ? result.bytes : Buffer.alloc(0)).metadata()).toMatchObject({
    format: 'png',
    width: 8,
    height: 8,
  })
}

describe('a picture that takes its decoder over', () => {
  it.each([
    ['hangs', 'hang', 3000, 2 ** 30],
    ['ends the process', 'exit', 60_000, 2 ** 30],
    ['takes all memory', 'grow', 60_000, 300 * 2 ** 20],
  ])('fails alone if it %s, and the next pictures are decoded', async (_, name, maxMs, maxBytes) => {
    const pictures = open(maxMs, maxBytes)
    const [first, second] = await Promise.all([attack(pictures, name), attack(pictures, name)])
    expect([first, second]).toEqual([{ refused: 'failed' }, { refused: 'failed' }])
    await expectDecoded(pictures)
    await expectDecoded(pictures)
  })

  it('finds no settings, no files and no programs', async () => {
    const pictures = open()
    process.env['FAIRGROUND_TEST_SECRET'] = 'secret'
    onTestFinished(() => void delete process.env['FAIRGROUND_TEST_SECRET'])
    const environment = await readText(pictures, 'environment')
    expect(environment).not.toContain('FAIRGROUND_')
    // The library and Node set these themselves.
    const names = Object.keys(JSON.parse(environment) as object)
    expect(names.filter(name => !/^(VIPSHOME|NODE_CHANNEL_.*)$/.test(name))).toEqual([])
    expect(await readText(pictures, 'files')).toContain('Access to this API has been restricted')
    expect(await readText(pictures, 'programs')).toContain('Access to this API has been restricted')
  })

  it('is replaced when its process was killed from outside between two pictures', async () => {
    const pictures = open()
    const pid = Number(await readText(pictures, 'pid'))
    process.kill(pid, 'SIGKILL')
    const later = Number(await readText(pictures, 'pid').catch(() => '0'))
    if (later === pid) throw new Error('a dead process cannot answer')
    await expectDecoded(pictures)
  })
})

describe('the processes', () => {
  it('are reused, and replaced after fifty pictures', async () => {
    const pictures = open()
    const pids: string[] = []
    for (let i = 0; i < 51; i++) pids.push(await readText(pictures, 'pid'))
    expect(new Set(pids.slice(0, 50)).size).toBe(1)
    expect(pids[50]).not.toBe(pids[0])
  })

  it('decode pictures with the entry of production', async () => {
    const pictures = createPictureProcesses()
    onTestFinished(() => pictures.stop())
    await expectDecoded(pictures)
    const bytes = await sharp({ create: { width: 3, height: 2, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    expect(await pictures.decode({ kind: 'reencode', bytes, type: 'image/jpeg' })).toEqual({
      bytes: expect.any(Uint8Array) as unknown,
    })
    expect(
      await pictures.decode({ kind: 'reencode', bytes: bytes.subarray(0, 60), type: 'image/png' }),
    ).toEqual({
      refused: 'failed',
    })
  })
})
