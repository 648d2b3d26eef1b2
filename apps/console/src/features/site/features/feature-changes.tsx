import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { When } from '#parts/values/when.tsx'
import { toFeatureName } from './feature-name.ts'

type Change = PageRow<'listFeatureChanges'>

const describe = ({ switched }: Change): string =>
  switched.map(({ feature, isOn }) => `${toFeatureName(feature)} ${isOn ? 'on' : 'off'}`).join(', ')

const columns: readonly Column<Change>[] = [
  {
    id: 'at',
    title: 'When',
    width: 130,
    cell: ({ at }) => <When at={at} />,
    text: ({ at }) => new Date(at).toISOString(),
    sortBy: ({ at }) => at,
  },
  { id: 'what', title: 'What', always: true, cell: describe },
  { id: 'who', title: 'Who', always: true, width: 190, cell: ({ actor, actorName }) => actorName ?? actor },
  { id: 'why', title: 'Why', always: true, cell: ({ reason }) => reason },
]

/** Who switched what when, newest first. */
export function FeatureChanges() {
  const changes = useRows('listFeatureChanges', {})
  return (
    <DataTable
      {...changes}
      title="Who switched what"
      name="changes"
      columns={columns}
      rowKey={({ seq }) => seq}
      onEndReached={changes.hasMore ? changes.onEndReached : undefined}
      empty={<Empty title="No feature was ever switched" />}
    />
  )
}
