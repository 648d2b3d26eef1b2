import { readFileSync, writeFileSync } from 'node:fs'
import { drawRound } from '@fairground/fair/beacon/beacon'
import { getPublicKey, sign } from '@fairground/fair/crypto/signature'
import { hex } from '@fairground/fair/encoding/bytes'
import { closeHash } from '@fairground/fair/fd2/close'
import { toCloseEntry } from '@fairground/fair/fd2/log-entries'
import { entryBytes, entryLeaf, type LogEntry } from '@fairground/fair/log/entry'
import { EntryWatch } from '@fairground/fair/log/watch-entries'
import { parseCloseText } from '@fairground/server/signer/close-text'
import type {
  ChainAnswer,
  Countersign,
  CountersignAnswer,
  LogPosition,
} from '@fairground/server/signer/protocol'
import { atTime } from '@fairground/server/testing/at-time.test-support'
import { makeCloseText } from '@fairground/server/testing/close-record.test-support'
import { beforeAll, describe, expect, it } from 'vitest'
import { expectOutcome } from './expect-outcome.ts'
import { answerOrRefusal, beacon, game, useSignerHost } from './signer-host.ts'

const closedAt = Date.UTC(2026, 2, 1, 20, 0)
const platformSecret = new Uint8Array(32).fill(8)

const host = useSignerHost()
let chain: ChainAnswer
/** Two close records of draw 1. */
let first: Countersign
let second: Countersign
let answered: CountersignAnswer
/** The log before and after the countersignature. */
let backup: string
let whole: string

const closeOver = (pool: string): Countersign => {
  const round = drawRound(beacon, closedAt)
  const previous = chain.anchor
  const own = { chain: 1, index: 1, previous, closedAt, beaconChainHash: beacon.chainHash, round, pool }
  return { game, close: makeCloseText(game, own), balance: null }
}

const countersign = (request: Countersign, send = host.call) =>
  atTime(closedAt + 900, () => answerOrRefusal<'countersign'>(send('countersign', request)))

beforeAll(async () => {
  chain = await host.call('openChain', { game })
  ;[first, second] = [closeOver('600'), closeOver('601')]
  backup = readFileSync(host.logFile, 'utf8')
  const answer = await countersign(first)
  if ('refused' in answer) throw new Error(answer.refused)
  host.store(answer)
  answered = answer
  whole = readFileSync(host.logFile, 'utf8')
})

const writeLog = (log: string) => () => writeFileSync(host.logFile, log)

const damages: readonly [string, () => string][] = [
  ['cuts the last line off its log', () => whole.slice(0, whole.lastIndexOf('\n', whole.length - 2) + 1)],
  ['restores an older backup of its log', () => backup],
]

describe('an insider on the machine of the signer', () => {
  it.each(damages)('%s; the signer answers nothing', async (_, damage) => {
    await host.restart(writeLog(damage()))
    expect(await countersign(second, host.send)).toEqual({ refused: 'unconfirmed' })
    const answer = await countersign(second)
    expectOutcome('truncated-log', 'refused' in answer ? 'signer refuses' : undefined)
    expect(answer).toEqual({ refused: 'behind' })
    for (const request of [first, second]) expect(await countersign(request)).toEqual({ refused: 'behind' })
    expect(await host.send('status', {})).toMatchObject({ mode: 'behind' })
  })

  it('changes nothing with a restart alone: one record has the index, and it gets the same answer', async () => {
    await host.restart(writeLog(whole))
    expect(await countersign(first)).toEqual(answered)
    expect(await countersign(second)).toEqual({ refused: 'spent' })
  })

  it('needs the platform too to get a second signature, and every witness reports it', async () => {
    await host.restart(writeLog(backup))
    const lines = backup.trimEnd().split('\n')
    await host.send('confirm', toPosition(JSON.parse(lines.at(-1)!) as LogPosition))
    const again = await countersign(second, host.send)
    if ('refused' in again) throw new Error(again.refused)
    // The two statements contradict each other: one number in the signer's log, two heads.
    expect(again.k).toBe(answered.k)
    expect(again.head).not.toBe(answered.head)
    const watch = new EntryWatch()
    const reports = logBoth(again).map(entry => watch.read(entryBytes(entry)).map(({ rule }) => rule))
    expect(reports).toEqual([[], [], ['second close', 'index used twice']])
  })
})

const toPosition = ({ k, head }: LogPosition): LogPosition => ({ k, head })

/** A public log with the game and both close records. */
const logBoth = (again: CountersignAnswer): LogEntry[] => {
  const { close } = first
  const created: LogEntry = {
    t: 'game',
    game: close.game,
    prev: '00'.repeat(32),
    scheme: 'FD2',
    anchor: chain.anchor,
    keys: { platform: hex(getPublicKey(platformSecret)), signer: chain.signerKey, control: '' },
    rules: close.rulesHash,
    prizes: close.prizeTableHash,
    fd1Index: 0,
  }
  const entries: LogEntry[] = [created]
  for (const [request, answer] of [
    [first, answered],
    [second, again],
  ] as const) {
    const record = parseCloseText(request.close)
    const draft = toCloseEntry(record, sign(platformSecret, closeHash(record)), answer, null)
    entries.push({ ...draft, prev: hex(entryLeaf(entries.at(-1)!)) })
  }
  return entries
}
