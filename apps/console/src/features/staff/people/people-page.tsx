import { useMemo } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import type { Rows } from '#core/api/use-rows.ts'
import { usePath } from '#core/operator/use-path.ts'
import { useMe } from '#core/session/session.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { Beside } from '#parts/layout/beside.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Filter } from '#parts/table/types.ts'
import type { Staff } from '../words/staff-words.ts'
import { PersonDetail } from './person-detail.tsx'
import { toPeopleColumns } from './people-columns.tsx'

const filters: readonly Filter<Staff>[] = [
  { id: 'active', title: 'Active', matches: ({ status }) => status === 'active' },
  { id: 'invited', title: 'Invited', matches: ({ status }) => status === 'invited' },
  { id: 'disabled', title: 'Disabled', matches: ({ status }) => status === 'disabled' },
  {
    id: 'norole',
    title: 'No role',
    matches: ({ status, grants }) => status !== 'disabled' && grants.length === 0,
  },
  { id: 'glass', title: 'Break-glass', matches: ({ breakGlass }) => breakGlass },
]

/** All accounts of staff, and one beside them. */
export function PeoplePage({
  staff,
  rows,
}: {
  readonly staff: readonly Staff[]
  readonly rows: Omit<Rows<Staff>, 'rows'>
}) {
  const staffId = Number(useParams()['staffId'] ?? Number.NaN)
  const [parameters] = useSearchParams()
  const navigate = useNavigate()
  const path = usePath()
  const { operators } = useMe()
  const columns = useMemo(
    () =>
      toPeopleColumns(
        memberId => operators.find(each => each.memberId === memberId)?.name ?? `Operator ${memberId}`,
      ),
    [operators],
  )
  const opened = staff.find(each => each.staffId === staffId)
  const open = (id?: number) =>
    void navigate({
      pathname: id === undefined ? path('staff', 'people') : path('staff', 'people', id),
      search: parameters.toString(),
    })
  return (
    <Beside
      list={
        <DataTable
          title="People"
          name="people"
          rows={staff}
          {...rows}
          onEndReached={rows.hasMore ? rows.onEndReached : undefined}
          columns={columns}
          filters={filters}
          rowKey={each => each.staffId}
          openKey={opened?.staffId}
          onOpen={each => open(each.staffId)}
          onClose={() => open()}
          empty={<Empty icon="users" title="No staff yet" />}
          footer="Everyone signs in with a passkey. There are no passwords."
        />
      }
      detail={opened && <PersonDetail key={opened.staffId} staff={opened} onClose={() => open()} />}
    />
  )
}
