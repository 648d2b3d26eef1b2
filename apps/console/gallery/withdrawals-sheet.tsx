import { useState } from 'react'
import { ToolButton } from '#parts/table/bars/tool-button.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Bulk, Column, Filter } from '#parts/table/types.ts'
import { toPounds, toWaiting, type Withdrawal, withdrawals } from './withdrawals.ts'

const identityTones = { Verified: 'win', 'ID waiting': 'warn', 'ID rejected': 'danger' } as const

export const withdrawalColumns: readonly Column<Withdrawal>[] = [
  {
    id: 'waiting',
    title: 'Waiting',
    width: 100,
    sortBy: row => row.minutes,
    cell: row => toWaiting(row.minutes),
  },
  {
    id: 'player',
    title: 'Player',
    width: 120,
    always: true,
    sortBy: row => row.player,
    text: row => row.player,
    cell: row => (
      <a href={`#${row.id}`} className="link">
        {row.player}
      </a>
    ),
  },
  {
    id: 'amount',
    title: 'Amount',
    width: 120,
    align: 'end',
    always: true,
    sortBy: row => row.pence,
    text: row => toPounds(row.pence),
    cell: row => <b>{toPounds(row.pence)}</b>,
  },
  { id: 'to', title: 'To', width: 110, sortBy: row => row.to, cell: row => row.to },
  {
    id: 'identity',
    title: 'Identity',
    width: 120,
    text: row => row.identity,
    cell: row => (
      <span className="badge" data-tone={identityTones[row.identity]}>
        {row.identity}
      </span>
    ),
  },
  { id: 'risk', title: 'Risk', width: 90, sortBy: row => row.risk, cell: row => row.risk },
  { id: 'why', title: 'Why a person is needed', always: true, cell: row => row.why },
  { id: 'number', title: 'Number', width: 90, align: 'end', hidden: true, cell: row => row.id },
]

const filters: readonly Filter<Withdrawal>[] = [
  { id: 'one', title: 'One person', matches: row => row.people === 1 },
  { id: 'two', title: 'Two people', matches: row => row.people === 2 },
  { id: 'risk', title: 'Risk: not low', matches: row => row.risk !== 'Low' },
]

const sum = (rows: readonly Withdrawal[]): string =>
  toPounds(rows.reduce((total, { pence }) => total + pence, 0))

const bulk: Bulk<Withdrawal> = {
  maySelect: row =>
    row.identity === 'Verified' ? row.people === 1 || 'Needs two people' : `Identity: ${row.identity}`,
  summary: rows => (
    <>
      <span>{sum(rows)}</span>
      <span>All verified, one person each</span>
    </>
  ),
  acts: rows => <ToolButton onPress={() => undefined}>Pay {rows.length}</ToolButton>,
}

/** The withdrawals of the money desk. */
export function WithdrawalsSheet() {
  const [openId, setOpenId] = useState<number>()
  const [rows, setRows] = useState(withdrawals)
  const addNew = () =>
    setRows(now => [
      ...Array.from({ length: 3 }, (_, at) => ({
        ...withdrawals[at]!,
        id: now.length + 9000 + at,
        minutes: 0,
      })),
      ...now,
    ])
  return (
    <>
      <p>
        <ToolButton onPress={addNew}>Three arrive</ToolButton> Open: {openId ?? 'none'}
      </p>
      <DataTable
        title="Withdrawals waiting"
        name="wd"
        rows={rows}
        columns={withdrawalColumns}
        rowKey={row => row.id}
        filters={filters}
        bulk={bulk}
        onOpen={row => setOpenId(row.id)}
        onClose={() => setOpenId(undefined)}
        openKey={openId}
        tools={
          <span className="badge" data-tone="danger">
            1 past the 2 h target
          </span>
        }
        exportFacts={['Period: 14 November 2026, London']}
        empty={<b>Nothing waits</b>}
        footer={`${rows.length} withdrawals, ${sum(rows)}`}
      />
    </>
  )
}
