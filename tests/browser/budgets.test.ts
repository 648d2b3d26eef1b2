import { buildSite } from '@fairground/scripts/build/site.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { weighSite } from './built-site.ts'

const kB = 1000
const budget = { script: 170 * kB, style: 25 * kB, part: 60 * kB }

let site: ReturnType<typeof weighSite>

beforeAll(async () => {
  await buildSite(() => undefined)
  site = weighSite()
  const told = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
  const heaviest = site.parts.slice(0, 5).map(({ name, script }) => `${name} ${told(script)}`)
  console.log(`first script ${told(site.script)}, style ${told(site.style)}; parts: ${heaviest.join(', ')}`)
}, 120_000)

describe('the built site', () => {
  it('starts with a script that a phone loads quickly', () => {
    expect(site.script).toBeLessThanOrEqual(budget.script)
  })

  it('starts with a style sheet of the looks and the frame alone', () => {
    expect(site.style).toBeLessThanOrEqual(budget.style)
  })

  it('loads every page and every dialog as a small part', () => {
    // If the reading of the built files ever finds nothing, it is the reading that is wrong.
    expect(site.parts.length).toBeGreaterThan(20)
    expect(site.parts.filter(({ script }) => script > budget.part)).toEqual([])
  })
})
