import { useNavigate } from 'react-router'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useRights } from '#core/session/rights.ts'
import { Button } from '#parts/controls/button.tsx'
import { Bars } from '#parts/feedback/bars.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Problem } from '#parts/feedback/problem.tsx'
import { Panel } from '#parts/layout/panel.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Person } from '#parts/values/person.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import type { PlayerRecord } from '#features/players/acts/act-props.ts'
import { NoteButton } from '#features/players/acts/note-button.tsx'
import { describeCase } from '#parts/player/case-words.ts'
import type { TabProps } from './tab-props.ts'
import styles from './tabs.module.css'

type Case = PlayerRecord['cases'][number]

const columns: readonly Column<Case>[] = [
  { id: 'code', title: 'Case', cell: ({ code }) => code, always: true },
  {
    id: 'status',
    title: 'State',
    cell: ({ status }) => {
      const { title, tone } = describeCase(status)
      return <Tag tone={tone}>{title}</Tag>
    },
    text: ({ status }) => describeCase(status).title,
    width: 150,
  },
  {
    id: 'at',
    title: 'Opened',
    cell: ({ openedAt }) => <When at={openedAt} />,
    text: ({ openedAt }) => new Date(openedAt).toISOString(),
    sortBy: ({ openedAt }) => openedAt,
    width: 150,
  },
]

function Notes({ player }: TabProps) {
  const notes = useRows('listPlayerNotes', { playerId: player.playerId })
  const { rows, isLoading, error, hasMore, isLoadingMore } = notes
  return (
    <Panel
      title="Notes"
      isFlush
      tools={<NoteButton player={player} />}
      footer={
        hasMore && (
          <Button tone="quiet" isLoading={isLoadingMore} onPress={notes.onEndReached}>
            Earlier notes
          </Button>
        )
      }
    >
      {isLoading && !error && <Bars count={3} />}
      {Boolean(error) && <Problem error={error} what="The notes did not load." onRetry={notes.onRetry} />}
      {!isLoading && !error && rows.length === 0 && <Empty title="No notes" icon="document" />}
      {rows.map(({ noteId, staffName, at, text }) => (
        <article key={noteId} className={styles.note}>
          <header>
            <Person name={staffName} isSmall />
            <When at={at} />
          </header>
          <p>{text === '' ? 'The text was destroyed with the data of the player.' : text}</p>
        </article>
      ))}
    </Panel>
  )
}

export function ContactsTab({ player }: TabProps) {
  const { mayDo } = useRights()
  const path = usePath()
  const navigate = useNavigate()
  return (
    <>
      {mayDo('listPlayerNotes') && <Notes player={player} />}
      <DataTable
        title="Cases of support"
        name="cases"
        rows={player.cases}
        columns={columns}
        rowKey={({ code }) => code}
        onOpen={mayDo('showSupportCase') ? ({ code }) => void navigate(path('support', code)) : undefined}
        empty={<Empty title="The player has not written to support" icon="mail" />}
      />
    </>
  )
}
