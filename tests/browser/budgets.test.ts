import { buildSite, siteFolder } from '@fairground/scripts/build/site.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { weighApplication } from './support/built-application.ts'

const kB = 1000
const budget = { script: 160 * kB, style: 25 * kB, chunk: 50 * kB }

let site: ReturnType<typeof weighApplication>

beforeAll(async () => {
  await buildSite(() => undefined)
  site = weighApplication(siteFolder)
  const formatSize = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
  const heaviest = site.chunks.slice(0, 5).map(({ name, script }) => `${name} ${formatSize(script)}`)
  console.log(
    `initial script ${formatSize(site.script)}, style ${formatSize(site.style)}; largest chunks: ${heaviest.join(', ')}`,
  )
}, 120_000)

describe('the built site', () => {
  it('has an initial script within its size budget', () => {
    expect(site.script).toBeLessThanOrEqual(budget.script)
  })

  it('has an initial style sheet within its size budget', () => {
    expect(site.style).toBeLessThanOrEqual(budget.style)
  })

  it('loads every page and every dialog as a chunk within its size budget', () => {
    // Guards against a parser that finds no chunks and passes.
    expect(site.chunks.length).toBeGreaterThan(20)
    expect(site.chunks.filter(({ script }) => script > budget.chunk)).toEqual([])
  })
})
