import { platformId } from '@fairground/contract/operator/roles'
import { useNavigate } from 'react-router'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { toPath } from '#core/pages.ts'
import { useRights } from '#core/session/rights.ts'
import { ButtonLink } from '#parts/controls/button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { Page } from '#parts/layout/page.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'

type Row = PageRow<'listOperators'>

const columns: readonly Column<Row>[] = [
  { id: 'name', title: 'Name', cell: ({ name }) => name, sortBy: ({ name }) => name, always: true },
  {
    id: 'number',
    title: 'Number',
    cell: ({ memberId }) => memberId,
    sortBy: ({ memberId }) => memberId,
    align: 'end',
    width: 100,
  },
  { id: 'code', title: 'Code', cell: ({ code }) => code, sortBy: ({ code }) => code, width: 160 },
  {
    id: 'hosts',
    title: 'Hosts',
    cell: ({ hosts }) => hosts.join(', '),
    sortBy: ({ hosts }) => hosts.join(', '),
  },
]

/** All operators of the platform. */
export function OperatorsPage() {
  const { mayDo } = useRights()
  const rows = useRows('listOperators', {}, { isEnabled: mayDo('listOperators') })
  const navigate = useNavigate()
  return (
    <Page
      title="Operators"
      tools={
        mayDo('createOperator') && (
          <ButtonLink href={toPath(platformId, 'operator', 'new')} tone="main" icon="plus">
            New operator
          </ButtonLink>
        )
      }
    >
      <DataTable
        title="Operators"
        name="operators"
        {...rows}
        columns={columns}
        rowKey={({ memberId }) => memberId}
        onEndReached={rows.hasMore ? rows.onEndReached : undefined}
        onOpen={({ memberId }) => void navigate(toPath(memberId, 'operator'))}
        empty={<Empty title="No operator yet" icon="grid" />}
      />
    </Page>
  )
}
