import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readAllRecordedRuns } from '../bench/recorded-runs.ts'
import { root } from '../check/command.ts'
import { replaceBlocks } from './generated-blocks.ts'
import { readScalePages } from './scale-page.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
const findStale = (...args: Parameters<typeof readScalePages>): string[] =>
  readScalePages(...args).flatMap(({ path, text, expected }) => (text === expected ? [] : [path]))

describe('the pages with recorded figures', () => {
  it('agree with the recorded runs', () => {
    expect(findStale()).toEqual([])
  })

  it('differ when a figure of a page is changed', () => {
    const runs = readAllRecordedRuns()
    const ours = runs.join.full[0]!.measures['http']!.ours.toLocaleString('en-US')
    const planted = (path: string) => read(path).replace(`| ${ours} joins/s |`, '| 9,999 joins/s |')
    expect(findStale(runs, planted)).toEqual(['docs/SCALE.md'])
  })

  it('differ when a run is recorded and the pages are not written', () => {
    const runs = readAllRecordedRuns()
    const [last] = runs.join.full
    const { http } = last!.measures
    const better = { ...last!, measures: { ...last!.measures, http: { ...http!, ratio: http!.ratio * 2 } } }
    const planted = { ...runs, join: { short: [better], full: [better] } }
    expect(findStale(planted)).toEqual(['docs/SCALE.md', 'bench/README.md'])
  })

  it('keep the text outside the markers', () => {
    const page = 'by hand\n<!-- begin x: written by npm run scale -->\nold\n<!-- end x -->\nby hand too\n'
    expect(replaceBlocks(page, { x: '| new |' })).toBe(
      'by hand\n<!-- begin x: written by npm run scale -->\n\n| new |\n\n<!-- end x -->\nby hand too\n',
    )
  })

  it('are refused when a marker is missing or stands twice', () => {
    const block = '<!-- begin x: written by npm run scale -->\n<!-- end x -->\n'
    expect(() => replaceBlocks('no marker', { x: '' })).toThrow('exactly once')
    expect(() => replaceBlocks('<!-- begin x: written by npm run scale -->', { x: '' })).toThrow(
      'exactly once',
    )
    expect(() => replaceBlocks(block + block, { x: '' })).toThrow('exactly once')
  })
})
