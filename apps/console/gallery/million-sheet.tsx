import { useEffect, useState } from 'react'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'

interface Entry {
  readonly number: number
  readonly time: string
  readonly who: string
  readonly what: string
  readonly pence: number
}

const total = 1_000_000
const pageSize = 200
const answerMs = 20
const people = ['system', 'C. Mbeki', 'H. Lindqvist', 'E. Keller', 'P. Raman']
const acts = ['Withdrawal approved', 'Proposal made', 'Identity revealed', 'Record published', 'Prizes paid']

const createEntry = (at: number): Entry => ({
  number: total - at,
  time: new Date(1_794_600_000_000 - at * 7000).toISOString().slice(0, 19).replace('T', ' '),
  who: people[at % people.length] ?? '',
  what: acts[(at * 7) % acts.length] ?? '',
  pence: (at * 7919) % 100_000,
})

const readPage = async (from: number): Promise<readonly Entry[]> => {
  await new Promise(resolve => setTimeout(resolve, answerMs))
  return Array.from({ length: Math.min(pageSize, total - from) }, (_, at) => createEntry(from + at))
}

const columns: readonly Column<Entry>[] = [
  {
    id: 'number',
    title: 'Entry',
    width: 110,
    align: 'end',
    sortBy: row => row.number,
    cell: row => row.number,
  },
  { id: 'time', title: 'Time', width: 180, sortBy: row => row.time, cell: row => row.time },
  { id: 'who', title: 'Who', width: 140, sortBy: row => row.who, cell: row => row.who },
  { id: 'what', title: 'What', text: row => row.what, cell: row => <b>{row.what}</b> },
  {
    id: 'amount',
    title: 'Amount',
    width: 120,
    align: 'end',
    sortBy: row => row.pence,
    cell: row => (row.pence / 100).toFixed(2),
  },
]

/** A log of a million entries that arrives page by page. */
export function MillionSheet() {
  const [rows, setRows] = useState<readonly Entry[]>([])
  const [isLoading, setIsLoading] = useState(true)
  const loadNext = async (): Promise<void> => {
    setIsLoading(true)
    const page = await readPage(rows.length)
    setRows(now => [...now, ...page])
    setIsLoading(false)
  }
  useEffect(() => {
    const load = async (): Promise<void> => {
      setRows(await readPage(0))
      setIsLoading(false)
    }
    void load()
  }, [])
  return (
    <DataTable
      title="Log"
      name="log"
      rows={rows}
      columns={columns}
      rowKey={row => row.number}
      total={total}
      isLoading={isLoading && rows.length === 0}
      isLoadingMore={isLoading && rows.length > 0}
      onEndReached={() => void loadNext()}
      empty="No entry yet"
    />
  )
}
