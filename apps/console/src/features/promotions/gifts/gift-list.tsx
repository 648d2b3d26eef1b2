import { useRows } from '#core/api/use-rows.ts'
import { formatCount } from '#core/format/numbers.ts'
import { ActButton } from '#parts/acts/act-button.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Tag } from '#parts/values/tag.tsx'
import { getText, type Gift, type GiftGroup } from './gift.ts'

const labels = {
  titles: 'Title in each language',
  descriptions: 'Description in each language',
  plays: 'Lines of the game',
  active: 'For sale',
  position: 'Place in the group',
}

type GroupedGift = Gift & { readonly groupTitle: string }

function ChangeCell({ gift }: { readonly gift: GroupedGift }) {
  const { giftId, groupTitle: _, ...initial } = gift
  return (
    <ActButton
      operation="saveGift"
      fixed={{ giftId }}
      initial={initial}
      title={`Change the gift “${getText(gift.titles)}”?`}
      about="Gifts that players have bought stay as they are."
      labels={labels}
      submitLabel="Change the gift"
      done="The gift is changed"
    >
      Change…
    </ActButton>
  )
}

const columns: readonly Column<GroupedGift>[] = [
  {
    id: 'title',
    title: 'Gift',
    always: true,
    sortBy: row => getText(row.titles),
    cell: row => getText(row.titles),
  },
  {
    id: 'group',
    title: 'Group',
    width: 130,
    cell: row => row.groupTitle,
  },
  { id: 'game', title: 'Game', width: 80, align: 'end', cell: row => row.gameId },
  { id: 'plays', title: 'Lines', width: 70, align: 'end', cell: row => formatCount(row.plays) },
  {
    id: 'state',
    title: 'State',
    width: 110,
    text: row => (row.active ? 'For sale' : 'Not for sale'),
    cell: row => (row.active ? <Tag tone="good">For sale</Tag> : <Tag>Not for sale</Tag>),
  },
  {
    id: 'act',
    title: 'Change',
    width: 110,
    align: 'end',
    text: () => '',
    cell: row => <ChangeCell gift={row} />,
  },
]

/** The gifts of the catalogue, also those that are not for sale. */
export function GiftList({ groups }: { readonly groups: readonly GiftGroup[] }) {
  const list = useRows('listGifts', { limit: 200 })
  const findTitle = (groupId: number): string => {
    const group = groups.find(each => each.groupId === groupId)
    return group ? getText(group.titles) : `Group ${groupId}`
  }
  return (
    <DataTable
      title="Gifts"
      name="gl"
      {...list}
      rows={list.rows.map(gift => ({ ...gift, groupTitle: findTitle(gift.groupId) }))}
      columns={columns}
      rowKey={row => row.giftId}
      tools={
        <ActButton
          operation="saveGift"
          fixed={{ giftId: null }}
          initial={{
            titles: { en_US: '' },
            descriptions: { en_US: '' },
            plays: 1,
            active: true,
            position: list.rows.length,
            ...(groups[0] && { groupId: groups[0].groupId }),
          }}
          title="New gift?"
          about="Plays of a game, at the price of the game."
          labels={labels}
          hints={{ groupId: groups.map(each => `${each.groupId} is ${getText(each.titles)}`).join(', ') }}
          submitLabel="Create the gift"
          done="The gift is in the catalogue"
          icon="plus"
          disabledReason={groups.length === 0 ? 'Create a group first' : undefined}
        >
          New gift…
        </ActButton>
      }
      empty={
        <Empty title="No gift yet" icon="gift">
          A gift is a number of plays of a game.
        </Empty>
      }
    />
  )
}
