import { attempt } from '@fairground/fair/encoding/shape'
import { openCheckpoint } from '@fairground/fair/log/checkpoint'
import { entryLeaf } from '@fairground/fair/log/entry'
import { logEntry } from '@fairground/fair/log/parse-entry'
import { parsePolicy } from '@fairground/fair/log/policy-text'
import { findUnseenReason, type LogProof } from '@fairground/fair/log/seen-in-time'
import { queryOptions } from '@tanstack/react-query'
import { bootstrap } from '#core/bootstrap.ts'
import { keptPolicy } from '#core/public-log/kept-stores.ts'

/** The close of a draw in the public log. */
export interface SealedClose {
  readonly index: number
  readonly closeHash: string
  /** Whether enough witnesses of the kept policy have seen the entry. */
  readonly isProved: boolean
  readonly seenBy: number
  readonly witnesses: number
  /** When the last of these witnesses saw it, in epoch milliseconds. */
  readonly seenAt: number | null
  readonly checkedAt: number
}

const fetchJson = async (path: string): Promise<unknown> => {
  const response = await fetch(`/fair/${bootstrap.memberId}/${path}`)
  return response.ok ? response.json() : undefined
}

const readEntries = (view: unknown): readonly unknown[] =>
  typeof view === 'object' && view !== null && 'entries' in view && Array.isArray(view.entries)
    ? view.entries
    : []

/** Only the newest entries are searched, the newest first. */
const findClose = (view: unknown, instance: string) => {
  for (const row of readEntries(view)) {
    if (typeof row !== 'object' || row === null || !('entry' in row) || !('index' in row)) continue
    const entry = attempt(logEntry, row.entry, 'entry')
    if ('problem' in entry || entry.t !== 'close' || entry.instance !== instance) continue
    return { entry, index: Number(row.index) }
  }
  return undefined
}

const isProof = (value: unknown): value is LogProof =>
  typeof value === 'object' &&
  value !== null &&
  'path' in value &&
  Array.isArray(value.path) &&
  'checkpoint' in value &&
  typeof value.checkpoint === 'string'

const findSealedClose = async (gameInstanceId: number): Promise<SealedClose | null> => {
  const close = findClose(await fetchJson('log'), String(gameInstanceId))
  if (!close) return null
  const { entry, index } = close
  const shown = await fetchJson(`proof?index=${index}`)
  const kept = parsePolicy(keptPolicy.read()?.text ?? '')
  const found = { index, closeHash: entry.C, checkedAt: Date.now() }
  if (!isProof(shown) || 'problem' in kept)
    return { ...found, isProved: false, seenBy: 0, witnesses: 0, seenAt: null }
  const times = [...(openCheckpoint(shown.checkpoint, kept)?.times.values() ?? [])]
  return {
    ...found,
    isProved: findUnseenReason(kept, { ...shown, index }, entryLeaf(entry), Infinity) === undefined,
    seenBy: times.length,
    witnesses: kept.witnesses.length,
    seenAt: times.length === 0 ? null : Math.max(...times) * 1000,
  }
}

const untilSealedMs = 3000

/** The close of a draw, which is in the log once sales have closed. */
export const sealedCloseQuery = (gameInstanceId: number) =>
  queryOptions({
    queryKey: ['sealed-close', gameInstanceId],
    queryFn: () => findSealedClose(gameInstanceId),
    refetchInterval: ({ state }) => (state.data?.isProved ? false : untilSealedMs),
  })
