import { useNavigate, useParams } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Columns } from '#parts/layout/columns.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Filter } from '#parts/table/types.ts'
import { useDeckColumns } from './deck-columns.tsx'
import { DeckDetailPanel } from './deck-detail.tsx'
import type { DeckRow } from './deck-words.ts'
import styles from './deck-list.module.css'

const filters: readonly Filter<DeckRow>[] = [
  { id: 'open', title: 'On sale', matches: ({ status }) => status === 'OPEN' },
  { id: 'ended', title: 'Ended', matches: ({ status }) => status === 'ENDED' },
]

/** The decks, and beside them the open one. */
export function DeckList() {
  const openId = Number(useParams()['instanceId'] ?? 0)
  const isOpen = openId > 0
  const path = usePath()
  const navigate = useNavigate()
  const rows = useRows('listDecks', {}, { refreshMs: 30_000 })
  const columns = useDeckColumns()
  const table = (
    <DataTable
      {...rows}
      title="Decks"
      name="decks"
      columns={columns}
      rowKey={row => row.instanceId}
      filters={filters}
      openKey={isOpen ? openId : undefined}
      onOpen={row => void navigate(path('decks', row.instanceId))}
      onClose={() => void navigate(path('decks'))}
      empty={
        <Empty title="No deck yet" icon="card">
          A deck appears when an instant game is published.
        </Empty>
      }
    />
  )
  return (
    <Page title="Decks">
      {isOpen ? (
        <Columns kind="detail">
          <div className={styles.list}>{table}</div>
          <DeckDetailPanel instanceId={openId} onClose={() => void navigate(path('decks'))} />
        </Columns>
      ) : (
        table
      )}
    </Page>
  )
}
