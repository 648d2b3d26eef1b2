import type { Output } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import { readAccounts } from '#instances/accounts.ts'
import { decimal } from '#platform/money.ts'
import { openDetails } from '#player/details.ts'
import { readPlayer, type PlayerRow } from '#player/queries/players.ts'
import { openNote } from '#player/sealed/sealed-note.ts'
import { openAnswers, openSupportCase } from '#player/support-case.ts'
import { openReply } from '#player/verification-requests.ts'
import { openOrigin } from '#sign-in/index.ts'
import type { Vault } from '#vault/vault.ts'
import { type ExportedTable, exportedTables } from './export-tables.ts'
import type { PlayerKey } from '#platform/player-key.ts'
import { readTable, type Stored } from './queries/export.ts'

type Section = Output<'exportMyData'>['sections'][number]
type Row = Section['rows'][number]
type Opener = (row: Stored) => Stored

export const readExport = async (tx: Tx, vault: Vault, player: PlayerKey): Promise<Section[]> => {
  const row = await readPlayer(tx, player.memberId, player.playerId)
  const open = createOpeners(vault, player, row)
  const accounts = await readAccounts(tx, player.memberId, player.playerId)
  const sections: Section[] = [
    { name: 'profile', rows: [toProfileRow(vault, player, row)], leftOut: 0 },
    { name: 'accounts', rows: accounts.map(account => plainRow({ ...account })), leftOut: 0 },
  ]
  for (const [table, about] of Object.entries<ExportedTable>(exportedTables)) {
    const { rows, leftOut } = await readTable(tx, player, table, about)
    const opened = open[table] ?? (() => ({}))
    const plain = rows.map(stored => plainRow({ ...stored, ...opened(stored) }))
    sections.push({ name: about.section, rows: plain, leftOut })
  }
  return sections
}

/** Functions that decrypt the sealed columns of a table. */
const createOpeners = (
  vault: Vault,
  player: PlayerKey,
  { wrapped }: PlayerRow,
): Readonly<Record<string, Opener>> => ({
  session: ({ sealed_origin }) => ({ ...openOrigin(vault, player, wrapped, toBuffer(sealed_origin)) }),
  verification_request: ({ id, sealed_reply }) => ({
    reply: openReply(vault, player, Number(id), { wrapped, sealed_reply: toBuffer(sealed_reply) }),
  }),
  player_note: ({ sealed }) => ({
    text: openNote(vault, player, { wrapped, sealed: toBuffer(sealed) ?? Buffer.alloc(0) }),
  }),
  support_case: ({ sealed, sealed_answers }) => ({
    ...openSupportCase(vault, player.memberId, toBuffer(sealed) ?? Buffer.alloc(0)),
    answers: openAnswers(vault, player.memberId, toBuffer(sealed_answers))
      .map(({ text }) => text)
      .join('\n\n'),
  }),
})

const toBuffer = (value: unknown): Buffer | null => (Buffer.isBuffer(value) ? value : null)

const toProfileRow = (vault: Vault, player: PlayerKey, row: PlayerRow): Row => {
  const { password_hash: _secret, username_key: _key, ...columns } = row
  return plainRow({ ...columns, ...openDetails(vault, player, row) })
}

/** Formats amounts by currency. Omits byte columns, which hold keys and hashes. */
const plainRow = (stored: Stored): Row =>
  Object.fromEntries(
    Object.entries(stored)
      .filter(([, value]) => !Buffer.isBuffer(value))
      .map(([name, value]) => [name, plainValue(value, stored['currency'])]),
  )

const plainValue = (value: unknown, currency: unknown): Row[string] => {
  if (value === null || value === undefined) return null
  if (typeof value === 'bigint')
    return typeof currency === 'string' ? decimal(value, currency) : String(value)
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value)
  return JSON.stringify(value)
}
