import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { perceivedDistance, visions } from '#looks/colour-vision.ts'
import { contrastRatio, readableInk } from '#looks/contrast.ts'
import { readTokens, type Tokens } from '#looks/token-sheet.ts'

const sheet = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const sheets = readTokens(sheet('./tokens.css'), sheet('./looks.css'))
const text = 4.5
const control = 3
const digit = 7

type Pair = readonly [front: string, back: string, minimum: number]
const cross = (fronts: string[], backs: string[], minimum: number): Pair[] =>
  fronts.flatMap(front => backs.map(back => [front, back, minimum] as const))

const pairs: Pair[] = [
  ...cross(['text', 'text-2', 'text-3'], ['bg', 'bg-2', 'surface-1', 'surface-2', 'surface-3'], text),
  ...cross(
    ['brand-ink', 'live-ink', 'win-ink', 'warn-ink', 'danger-ink'],
    ['bg', 'surface-1', 'surface-2'],
    text,
  ),
  ...['brand', 'cta', 'live', 'win', 'warn', 'danger'].map(n => [`on-${n}`, n, text] as const),
  ...cross(['on-cta'], ['cta-hover', 'cta-press'], text),
  ...['brand', 'live', 'win', 'warn', 'danger'].map(n => [`on-${n}-soft`, `${n}-soft`, text] as const),
  ...cross(['line-strong', 'focus-2'], ['bg', 'surface-1', 'surface-2', 'surface-3'], control),
  ['focus-1', 'focus-2', control],
  ['ball-num', 'ball-disc', digit],
]

function colour(tokens: Tokens, name: string): string {
  const value = tokens[`--${name}`] ?? ''
  const alias = /^var\(--([\w-]+)\)$/.exec(value)
  return alias?.[1] ? colour(tokens, alias[1]) : value
}

const stops = (paint: string): string[] => paint.match(/#[0-9a-f]{3,8}/gi) ?? []

function mixWithWhite(hex: string, share: number): string {
  const channel = (i: number) => Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * share + 255 * (1 - share))
  return `#${[1, 3, 5].map(i => channel(i).toString(16).padStart(2, '0')).join('')}`
}

describe.each([...sheets])('%s', (_key, tokens) => {
  const chart: Pair[] = tokens['--chart-1']
    ? cross(['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'], ['surface-1'], control)
    : []

  it.each([...pairs, ...chart])('%s on %s reaches %d', (front, back, minimum) => {
    expect(contrastRatio(colour(tokens, front), colour(tokens, back))).toBeGreaterThanOrEqual(minimum)
  })

  it('keeps text on painted backgrounds readable at every gradient stop', () => {
    const painted = (front: string, paint: string) =>
      stops(colour(tokens, paint)).map(stop => [front, stop, text] as const)
    const onArt: Pair[] = [
      ...painted('on-stage', 'stage-bg'),
      ...painted('stage-dim', 'stage-bg'),
      ...painted('stage-match', 'stage-bg'),
      ...painted('hdr-ink', 'hdr-bg'),
      ...painted('hdr-ink-2', 'hdr-bg'),
      ...painted('tile-ink', 'tile-bg'),
      ...painted('tray-ink', 'tray-bg'),
      ...painted('on-balance', 'balance-bg'),
      ...painted('on-band', 'band-bg'),
      ...painted('on-hero', 'hero-bg'),
      ...['daub', 'daub-edge', 'daub-new'].flatMap(paint => painted('on-daub', paint)),
    ]
    const unreadable = onArt.filter(
      ([front, back, minimum]) => !(contrastRatio(colour(tokens, front), back) >= minimum),
    )
    expect(unreadable).toEqual([])
  })

  it('keeps the jackpot readable on the left half of the hero', () => {
    const outlined = colour(tokens, 'jackpot-stroke') !== '0px'
    const paints = [colour(tokens, 'jackpot-ink'), colour(tokens, 'jackpot-fill')].flatMap(stops)
    const left = stops(colour(tokens, 'hero-bg')).slice(0, 2)
    const ratios = paints.flatMap(paint => left.map(stop => contrastRatio(paint, stop)))
    expect(outlined || Math.min(...ratios) >= text).toBe(true)
  })

  it('keeps a picked number readable on every ball colour', () => {
    const share = Number.parseInt(tokens['--cell-mix'] ?? '100', 10) / 100
    for (const hue of [1, 2, 3, 4, 5, 6]) {
      const cell = mixWithWhite(colour(tokens, `ball-${hue}`), share)
      expect(contrastRatio(colour(tokens, 'ball-num'), cell)).toBeGreaterThanOrEqual(text)
    }
  })
})

describe('the six ball colours', () => {
  const cases = ['blue', 'cartoon', 'sweet-blue'].flatMap(look => visions.map(vision => [look, vision] as const))

  it.each(cases)('are distinguishable in %s with %s vision', (look, vision) => {
    const tokens = sheets.get(look) ?? {}
    const hues = [1, 2, 3, 4, 5, 6].map(hue => colour(tokens, `ball-${hue}`))
    const distances = hues.flatMap((a, i) => hues.slice(i + 1).map(b => perceivedDistance(a, b, vision)))
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(11.5)
  })
})

describe('readableInk', () => {
  it.each([
    ['#FFCB45', '#0A1836'],
    ['#1557D6', '#FFFFFF'],
    ['#000000', '#FFFFFF'],
  ])('on %s is %s', (background, ink) => expect(readableInk(background)).toBe(ink))

  it('returns null for a colour on which neither ink nor white is readable', () => {
    expect(readableInk('#7A7A7A', '#3A3A3A', '#BBBBBB')).toBeNull()
  })
})
