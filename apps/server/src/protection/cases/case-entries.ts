import type { Tx } from '@fairground/database/transaction'
import { sealPurposes } from '#vault/seal-purposes.ts'
import type { Vault } from '#vault/vault.ts'
import { insertEntry, readEntryRows } from '../queries/cases.ts'

export const entryKinds = [
  'opened',
  'alert',
  'hit',
  'note',
  'hold',
  'release',
  'sourceOfFunds',
  'decision',
  'export',
] as const
export type EntryKind = (typeof entryKinds)[number]

export interface NewEntry {
  readonly memberId: number
  readonly caseId: number
  readonly actor: string
  readonly kind: EntryKind
  readonly details: unknown
}

/** The details are encrypted, because they name persons and suspicions. */
export const addEntry = (tx: Tx, vault: Vault, { details, ...entry }: NewEntry): Promise<void> =>
  insertEntry(tx, { ...entry, sealed: vault.seal(entry.memberId, sealPurposes.amlEntry, details) })

export const readEntries = async (tx: Tx, vault: Vault, memberId: number, caseId: number) =>
  (await readEntryRows(tx, memberId, caseId)).map(({ n, at, actor, kind, sealed }) => ({
    n,
    at,
    actor,
    kind: kind as EntryKind,
    details: vault.open(memberId, sealPurposes.amlEntry, sealed),
  }))
