import type { Rows } from '#core/api/use-rows.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { getText, type GiftGroup } from './gift.ts'

const labels = { titles: 'Title in each language', position: 'Place in the catalogue' }

function ChangeCell({ group }: { readonly group: GiftGroup }) {
  const { groupId, titles, position } = group
  return (
    <ActButton
      operation="saveGiftGroup"
      fixed={{ groupId }}
      initial={{ titles, position }}
      title={`Change the group “${getText(titles)}”?`}
      labels={labels}
      submitLabel="Change the group"
      done="The group is changed"
    >
      Change…
    </ActButton>
  )
}

const columns: readonly Column<GiftGroup>[] = [
  {
    id: 'title',
    title: 'Group',
    always: true,
    sortBy: row => getText(row.titles),
    cell: row => getText(row.titles),
  },
  {
    id: 'languages',
    title: 'Languages',
    width: 100,
    align: 'end',
    cell: row => Object.keys(row.titles).length,
  },
  {
    id: 'position',
    title: 'Place',
    width: 80,
    align: 'end',
    sortBy: row => row.position,
    cell: row => row.position,
  },
  {
    id: 'act',
    title: 'Change',
    width: 110,
    align: 'end',
    text: () => '',
    cell: row => <ChangeCell group={row} />,
  },
]

/** The groups of the catalogue. */
export function GiftGroups({ list }: { readonly list: Rows<GiftGroup> }) {
  return (
    <DataTable
      title="Groups"
      name="gg"
      {...list}
      columns={columns}
      rowKey={row => row.groupId}
      tools={
        <ActButton
          operation="saveGiftGroup"
          fixed={{ groupId: null }}
          initial={{ titles: { en_US: '' }, position: list.rows.length }}
          title="New group of gifts?"
          labels={labels}
          submitLabel="Create the group"
          done="The group is in the catalogue"
          icon="plus"
        >
          New group…
        </ActButton>
      }
      empty={
        <Empty title="No group yet" icon="gift">
          Gifts are shown in groups.
        </Empty>
      }
    />
  )
}
