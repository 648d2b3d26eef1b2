import { useChoice } from '#core/address/use-choice.ts'
import { useOperation } from '#core/api/use-operation.ts'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ObjectLink } from '#parts/controls/links.tsx'
import { Chips } from '#parts/controls/chips.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { Since, When } from '#parts/values/when.tsx'
import { type Difference, differenceStateWords, movementWords } from './difference-words.ts'
import { ExplainButton } from './explain-button.tsx'

const states = ['open', 'explained', 'corrected', 'gone'] as const

function Explanation({ difference }: { readonly difference: Difference }) {
  const path = usePath()
  const { explanation, explainedByName, proposalId } = difference
  return (
    <>
      {explanation}
      {explainedByName && <>, {explainedByName}</>}
      {proposalId !== null && (
        <>
          , <ObjectLink href={path('proposals', proposalId)}>proposal {proposalId}</ObjectLink>
        </>
      )}
    </>
  )
}

const columns: readonly Column<Difference>[] = [
  { id: 'day', title: 'Day', width: 104, always: true, sortBy: row => row.day, cell: row => row.day },
  { id: 'provider', title: 'Provider', width: 104, cell: row => row.provider },
  { id: 'movement', title: 'Movement', width: 160, cell: row => movementWords[row.movement] },
  { id: 'reference', title: 'Reference', width: 150, cell: row => row.reference },
  { id: 'text', title: 'Difference', always: true, cell: row => row.text },
  {
    id: 'found',
    title: 'Waiting',
    width: 96,
    sortBy: row => row.foundAt,
    text: row => new Date(row.foundAt).toISOString(),
    cell: row => <Since at={row.foundAt} />,
  },
  {
    id: 'state',
    title: 'State',
    width: 124,
    text: row => differenceStateWords[row.state].title,
    cell: row => (
      <Tag tone={differenceStateWords[row.state].tone}>{differenceStateWords[row.state].title}</Tag>
    ),
  },
  {
    id: 'explanation',
    title: 'Explanation',
    width: 220,
    text: row => row.explanation ?? '',
    cell: row =>
      row.state === 'open' ? <ExplainButton difference={row} /> : <Explanation difference={row} />,
  },
]

/** Differences between the ledger and the statements of the provider, as a worklist. */
export function ReconciliationDesk() {
  const [state, choose] = useChoice('state', states)
  const list = useRows('listDifferences', { state })
  const { data } = useOperation('listDifferences', { state: 'open' })
  return (
    <DataTable
      title="Differences"
      name="df"
      {...list}
      columns={columns}
      rowKey={row => row.differenceId}
      tools={
        <>
          <Chips
            label="State of the differences"
            chips={states.map(id => ({
              id,
              title: differenceStateWords[id].title,
              ...(id === 'open' && { count: data?.open }),
            }))}
            chosen={state}
            onChoose={choose}
          />
          {data && data.comparedAt !== null && (
            <span>
              Compared <When at={data.comparedAt} />
            </span>
          )}
        </>
      }
      empty={
        state === 'open' ? (
          <Empty title="No difference is open">
            {data?.comparedAt === null
              ? 'Nothing is compared yet. The first statement of the provider starts it.'
              : 'The ledger and the statements of the provider agree.'}
          </Empty>
        ) : (
          <Empty title="None yet" icon="document">
            No difference has this state.
          </Empty>
        )
      }
    />
  )
}
