import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { lookColours } from './look-colours.ts'

const sheet = readFileSync(
  join(import.meta.dirname, '../../../../packages/ui/src/looks/tokens.css'),
  'utf8',
).replace(/\/\*[^]*?\*\//g, '')

const findBlock = (look: string, scheme = ''): string =>
  new RegExp(`\\[data-look="${look}"\\]${scheme}\\{([^}]*)\\}`).exec(sheet)?.[1] ?? ''

/** The token of the scheme, or of the look if the scheme does not change it. */
const findToken = (look: string, scheme: string, name: string): string | undefined =>
  [findBlock(look, `\\[data-scheme="${scheme}"\\]`), findBlock(look)]
    .map(block => new RegExp(`--${name}:(#[0-9A-Fa-f]{6})`).exec(block)?.[1]?.toLowerCase())
    .find(value => value !== undefined)

it.each(Object.entries(lookColours))('%s has the colours of the look', (key, colours) => {
  const [look = '', scheme = ''] = key.split('/')
  const token = (name: string) => findToken(look, scheme, name)
  expect(colours).toEqual({
    bg: token('bg'),
    bg2: token('bg-2'),
    surface: token('surface-1'),
    text: token('text'),
    text2: token('text-2'),
    brand: token('brand'),
    cta: token('cta'),
    onCta: token('on-cta'),
    theme: token('hdr-bg'),
    balls: [1, 2, 3, 4, 5].map(n => token(`ball-${n}`)),
  })
})
