import type { Output } from '@fairground/contract/operations'
import type { Tx } from '@fairground/database/transaction'
import { sql } from 'kysely'
import { readAccounts } from '#instance/accounts.ts'
import { decimal } from '#instance/terms.ts'
import { openDetails } from '#player/details.ts'
import { playerById, type PlayerRow } from '#player/player-rows.ts'
import { openReply } from '#player/verification-requests.ts'
import { openOrigin } from '#sign-in/origin.ts'
import type { Vault } from '#vault/vault.ts'
import { type ExportedTable, exportedTables } from './export-tables.ts'
import type { OfPlayer } from '#player/of-player.ts'

type Section = Output<'exportMyData'>['sections'][number]
type Row = Section['rows'][number]
type Stored = Readonly<Record<string, unknown>>
type Opening = (row: Stored) => Stored

/** An export is one answer: of what has more rows, the newest. */
const mostRows = 20_000

export const readExport = async (tx: Tx, vault: Vault, player: OfPlayer): Promise<Section[]> => {
  const row = await playerById(tx, player.memberId, player.playerId)
  const open = openings(vault, player, row)
  const accounts = await readAccounts(tx, player.memberId, player.playerId)
  const sections: Section[] = [
    { name: 'profile', rows: [profileOf(vault, player, row)], leftOut: 0 },
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

const readTable = async (
  tx: Tx,
  { memberId, playerId }: OfPlayer,
  table: string,
  { columns, from = `${table} t`, newest }: ExportedTable,
) => {
  const own = sql`t.member_id = ${memberId} AND t.player_id = ${playerId}`
  const { rows } = await sql<Stored>`
    SELECT ${sql.raw(columns)} FROM ${sql.raw(from)} WHERE ${own}
     ORDER BY ${sql.raw(newest)} LIMIT ${mostRows}`.execute(tx)
  if (rows.length < mostRows) return { rows, leftOut: 0 }
  const counted = await sql<{ all: number }>`
    SELECT count(*)::int AS all FROM ${sql.table(table)} AS t WHERE ${own}`.execute(tx)
  return { rows, leftOut: (counted.rows[0]?.all ?? rows.length) - rows.length }
}

/** What stands sealed in a table, as the player wrote it or left it. */
const openings = (
  vault: Vault,
  player: OfPlayer,
  { wrapped }: PlayerRow,
): Readonly<Record<string, Opening>> => ({
  session: ({ sealed_origin }) => ({ ...openOrigin(vault, player, wrapped, bytesOf(sealed_origin)) }),
  verification_request: ({ id, sealed_reply }) => ({
    reply: openReply(vault, player, Number(id), { wrapped, sealed_reply: bytesOf(sealed_reply) }),
  }),
  support_case: ({ sealed }) =>
    vault.open(player.memberId, 'support-case', bytesOf(sealed) ?? Buffer.alloc(0)) as Stored,
})

const bytesOf = (value: unknown): Buffer | null => (Buffer.isBuffer(value) ? value : null)

const profileOf = (vault: Vault, player: OfPlayer, row: PlayerRow): Row => {
  const { password_hash: _secret, username_key: _key, ...columns } = row
  return plainRow({ ...columns, ...openDetails(vault, player, row) })
}

/** Money by its currency, everything else as text, number or truth; bytes are keys and hashes, and stay here. */
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
