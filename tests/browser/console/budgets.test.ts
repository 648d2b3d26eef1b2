import { buildConsole, consoleFolder } from '@fairground/scripts/build/console.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { weighApplication } from '../support/built-application.ts'

const kB = 1000
const budget = { firstLoad: 220 * kB, route: 60 * kB }

let built: ReturnType<typeof weighApplication>

beforeAll(async () => {
  await buildConsole(() => undefined)
  built = weighApplication(consoleFolder)
  const formatSize = (bytes: number) => `${(bytes / kB).toFixed(1)} kB`
  const heaviest = built.chunks.slice(0, 6).map(({ name, script }) => `${name} ${formatSize(script)}`)
  console.log(
    `first load: script ${formatSize(built.script)}, style ${formatSize(built.style)}; largest routes: ${heaviest.join(', ')}`,
  )
}, 120_000)

describe('the built console', () => {
  it('has a first load within its size budget', () => {
    expect(built.script + built.style).toBeLessThanOrEqual(budget.firstLoad)
  })

  it('loads every page and every dialog within its size budget', () => {
    // Guards against a parser that finds no chunks and passes.
    expect(built.chunks.length).toBeGreaterThan(20)
    expect(built.chunks.filter(({ script }) => script > budget.route)).toEqual([])
  })
})
