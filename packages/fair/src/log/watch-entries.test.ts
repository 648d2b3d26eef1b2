import { describe, expect, it } from 'vitest'
import { utf8 } from '#encoding/bytes.ts'
import vectors from '#fd2/vectors.json' with { type: 'json' }
import { entryBytes, type LogEntry } from './entry.ts'
import {
  books,
  digest,
  leafText,
  sampleClose,
  sampleGame,
  sampleKey,
  zeros,
} from './sample-log.test-support.ts'
import { EntryWatch, type WatchState } from './watch-entries.ts'

const game = sampleGame('g')
const first = sampleClose({ game: 'g', instance: 'i1', index: 4, prev: leafText(game) })
const result = (prev: string): LogEntry => ({
  t: 'result',
  game: 'g',
  prev,
  C: first.C,
  beacon: '00'.repeat(48),
  link: zeros,
  text: '1,2',
  settlement: zeros,
  paid: '0',
  count: 0,
  ics: '',
  platform: '00'.repeat(64),
})

const watchAll = (entries: readonly LogEntry[], state?: WatchState) => {
  const watch = new EntryWatch(state)
  const reports = entries.flatMap(entry => watch.read(entryBytes(entry)))
  return { watch, rules: reports.map(({ rule, index }) => `${index} ${rule}`) }
}

describe('the watch of a log', () => {
  it('reports nothing for an honest game', () => {
    const ended = result(leafText(first))
    const next = sampleClose({ game: 'g', instance: 'i2', index: 5, prev: leafText(ended) })
    expect(watchAll([game, books('1'), first, ended, next]).rules).toEqual([])
  })

  it('accepts the signatures of the published vectors', () => {
    const close = JSON.parse(vectors.log.entry) as LogEntry & { game: string }
    const keys = { platform: vectors.keys.platform, signer: vectors.keys.signer, control: vectors.keys.ics }
    const watch = new EntryWatch()
    watch.read(entryBytes({ ...sampleGame(close.game), keys, fd1Index: 0 }))
    expect(watch.read(utf8(vectors.log.entry)).map(({ rule }) => rule)).toEqual(['forked prev'])
  })

  it('reports a second close, unless the first was late', () => {
    const second = sampleClose({ game: 'g', instance: 'i1', index: 5, prev: leafText(first) })
    expect(watchAll([game, first, second]).rules).toEqual(['2 second close'])
    const late: LogEntry = { t: 'late', game: 'g', prev: leafText(first), C: first.C, reason: 'one witness' }
    const again = sampleClose({ game: 'g', instance: 'i1', index: 5, prev: leafText(late) })
    expect(watchAll([game, first, late, again]).rules).toEqual([])
    const other: LogEntry = { ...late, C: digest('another close') }
    const unexplained = sampleClose({ game: 'g', instance: 'i1', index: 5, prev: leafText(other) })
    expect(watchAll([game, first, other, unexplained]).rules).toEqual(['3 second close'])
  })

  it('reports two entries with one prev, and an entry that follows none', () => {
    const [one, two] = [result(leafText(first)), { ...result(leafText(first)), paid: '1' } as LogEntry]
    expect(watchAll([game, first, one, two]).rules).toEqual(['3 forked prev'])
    expect(watchAll([game, { ...first, prev: digest('nowhere') }]).rules).toEqual(['1 forked prev'])
    expect(watchAll([{ ...game, prev: digest('nowhere') }]).rules).toEqual(['0 forked prev'])
  })

  it.each(['platform', 'signer', 'control'] as const)(
    'reports a close with a foreign key of the %s',
    forged => {
      const close = sampleClose({ game: 'g', instance: 'i1', index: 4, prev: leafText(game), forged })
      expect(watchAll([game, close]).rules).toEqual(['1 unknown key'])
    },
  )

  it('reports a close of a game that has no game entry', () => {
    expect(watchAll([first]).rules).toEqual(['0 unknown key'])
  })

  it('follows a change of key and reports one from an unknown key', () => {
    const change: LogEntry = {
      t: 'key',
      role: 'platform',
      old: sampleKey('platform'),
      new: sampleKey('thief'),
      from: 0,
      sig: '00'.repeat(64),
    }
    const close = sampleClose({
      game: 'g',
      instance: 'i1',
      index: 4,
      prev: leafText(game),
      forged: 'platform',
    })
    expect(watchAll([game, change, close]).rules).toEqual([])
    expect(watchAll([game, { ...change, old: sampleKey('nobody') }]).rules).toEqual(['1 unknown key'])
    expect(
      watchAll([game, { ...game, prev: leafText(game), keys: { ...game.keys, platform: zeros } }]).rules,
    ).toEqual(['1 unknown key'])
  })

  it('reports a draw of scheme FD1 after the switch, and an index that is used twice', () => {
    const old = sampleClose({ game: 'g', instance: 'i0', index: 3, prev: leafText(game) })
    expect(watchAll([game, old]).rules).toEqual(['1 FD1 after the switch'])
    const more = { ...game, prev: leafText(game), fd1Index: 9 }
    expect(watchAll([game, more]).rules).toEqual(['1 FD1 after the switch'])
    const twice = sampleClose({ game: 'g', instance: 'i2', index: 4, prev: leafText(first) })
    expect(watchAll([game, first, twice]).rules).toEqual(['2 index used twice'])
  })

  it('reports a signer of an ended term', () => {
    const term: LogEntry = { t: 'term', key: sampleKey('signer'), term: 2, k: 9, head: zeros }
    expect(watchAll([game, term, first]).rules).toEqual(['2 old signer term'])
    expect(watchAll([term, term]).rules).toEqual(['1 old signer term'])
  })

  it('reports an entry that is not in the format', () => {
    const watch = new EntryWatch()
    expect(watch.read(utf8('{"t":"draw"}'))[0]).toEqual({
      rule: 'malformed entry',
      index: 0,
      detail: 'entry.t is not a known type of entry',
    })
    expect(watch.read(utf8('{ "t": "books" }'))[0]?.index).toBe(1)
  })

  it('goes on from its stored state as if it had never stopped', () => {
    const { watch } = watchAll([game, first])
    const state = JSON.parse(JSON.stringify(watch.state())) as WatchState
    const second = sampleClose({ game: 'g', instance: 'i1', index: 5, prev: leafText(first) })
    expect(watchAll([second], state).rules).toEqual(['2 second close'])
  })
})
