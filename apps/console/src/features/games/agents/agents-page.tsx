import type { OperatorOutput } from '@fairground/contract/operator/operator-operations'
import { useRows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column, Filter } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'

type Agent = OperatorOutput<'listPrizeAgents'>['agents'][number]

const filters: readonly Filter<Agent>[] = [
  { id: 'active', title: 'In use', matches: ({ active }) => active },
  { id: 'closed', title: 'Not in use', matches: ({ active }) => !active },
]

const columns: readonly Column<Agent>[] = [
  { id: 'name', title: 'Shop', always: true, cell: ({ name }) => name, sortBy: ({ name }) => name },
  { id: 'address', title: 'Address', cell: ({ address }) => address },
  { id: 'city', title: 'City', cell: ({ city }) => city, sortBy: ({ city }) => city, width: 140 },
  { id: 'hours', title: 'Opening hours', cell: ({ openingHours }) => openingHours, width: 180 },
  { id: 'phone', title: 'Phone', cell: ({ phone }) => phone, width: 150 },
  {
    id: 'active',
    title: 'State',
    cell: ({ active }) =>
      active ? (
        <Tag tone="good" icon="check">
          In use
        </Tag>
      ) : (
        <Tag>Not in use</Tag>
      ),
    text: ({ active }) => (active ? 'In use' : 'Not in use'),
    sortBy: ({ active }) => Number(active),
    width: 120,
  },
  {
    id: 'change',
    title: 'Act',
    always: true,
    width: 120,
    text: () => '',
    cell: agent => {
      const { agentId, ...values } = agent
      return (
        <ActButton
          operation="savePrizeAgent"
          fixed={{ agentId }}
          initial={values}
          title={`Change ${agent.name}`}
          about="Winners who have not chosen a shop see the change at once."
          labels={{ name: 'Name of the shop', active: 'Winners can choose it' }}
          submitLabel="Save the shop"
          done="The shop is saved"
        >
          Change…
        </ActButton>
      )
    },
  },
]

/** The shops where winners collect item prizes. */
export function AgentsPage() {
  const path = usePath()
  const list = useRows('listPrizeAgents', { limit: 200 })
  return (
    <Page
      title="Prize agents"
      crumbs={[{ title: 'Games', href: path('games') }]}
      tools={
        <ActButton
          operation="savePrizeAgent"
          tone="main"
          icon="plus"
          fixed={{ agentId: null }}
          initial={{ active: true }}
          title="Add a shop"
          about="Winners of item prizes can choose it at once."
          labels={{ name: 'Name of the shop', active: 'Winners can choose it' }}
          submitLabel="Add the shop"
          done="The shop is added"
        >
          Add a shop…
        </ActButton>
      }
    >
      <DataTable
        {...list}
        title="Shops for item prizes"
        name="agents"
        columns={columns}
        filters={filters}
        rowKey={({ agentId }) => agentId}
        empty={
          <Empty icon="gift" title="No shop yet">
            Winners of items collect them in a shop of this list.
          </Empty>
        }
      />
    </Page>
  )
}
