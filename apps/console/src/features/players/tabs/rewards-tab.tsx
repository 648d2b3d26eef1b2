import { useMemo } from 'react'
import { type PageRow, useRows } from '#core/api/use-rows.ts'
import { formatQuantity } from '#core/format/numbers.ts'
import { PlayerLink } from '#parts/acts/player-link.tsx'
import { Empty } from '#parts/feedback/empty.tsx'
import { DataTable } from '#parts/table/data-table.tsx'
import type { Column } from '#parts/table/types.ts'
import { Amount } from '#parts/values/amount.tsx'
import { Tag } from '#parts/values/tag.tsx'
import { When } from '#parts/values/when.tsx'
import { describeAchievement, describeGiftState } from '#features/players/words/reward-words.ts'
import type { TabProps } from './tab-props.ts'

type Achievement = PageRow<'listPlayerAchievements'>
type Gift = PageRow<'listPlayerGifts'>

const achievements: readonly Column<Achievement>[] = [
  {
    id: 'name',
    title: 'Achievement',
    cell: ({ name, achievement }) => describeAchievement(name, achievement),
    always: true,
  },
  {
    id: 'at',
    title: 'Reached',
    cell: ({ reachedAt }) => <When at={reachedAt} />,
    text: ({ reachedAt }) => new Date(reachedAt).toISOString(),
    sortBy: ({ reachedAt }) => reachedAt,
    width: 150,
  },
  {
    id: 'seen',
    title: 'Seen by the player',
    cell: ({ acknowledgedAt }) => (acknowledgedAt === null ? 'Not yet' : <When at={acknowledgedAt} />),
    text: ({ acknowledgedAt }) => (acknowledgedAt === null ? '' : new Date(acknowledgedAt).toISOString()),
    width: 160,
  },
  { id: 'xp', title: 'Points', cell: ({ xp }) => xp, sortBy: ({ xp }) => xp, align: 'end', width: 90 },
]

const createGiftColumns = (playerId: number): readonly Column<Gift>[] => [
  {
    id: 'with',
    title: 'Gift',
    cell: ({ giverId, recipientId }) =>
      giverId === playerId ? (
        <>To {recipientId === null ? 'a person without an account' : <PlayerLink playerId={recipientId} />}</>
      ) : (
        <>
          From <PlayerLink playerId={giverId} />
        </>
      ),
    text: ({ giverId, recipientId }) =>
      giverId === playerId ? `to ${recipientId ?? 'a person without an account'}` : `from ${giverId}`,
    always: true,
  },
  {
    id: 'plays',
    title: 'Plays',
    cell: ({ plays, gameId }) => `${formatQuantity(plays, 'play')} of game ${gameId}`,
    width: 170,
  },
  {
    id: 'state',
    title: 'State',
    cell: ({ state }) => {
      const { title, tone } = describeGiftState(state)
      return <Tag tone={tone}>{title}</Tag>
    },
    text: ({ state }) => describeGiftState(state).title,
    width: 190,
  },
  {
    id: 'at',
    title: 'Bought',
    cell: ({ boughtAt }) => (boughtAt === null ? 'Not yet' : <When at={boughtAt} />),
    text: ({ boughtAt }) => (boughtAt === null ? '' : new Date(boughtAt).toISOString()),
    width: 130,
  },
  {
    id: 'amount',
    title: 'Amount',
    cell: ({ amount, currency }) => <Amount minor={amount} currency={currency} />,
    text: ({ amount, currency }) => `${amount} ${currency}`,
    align: 'end',
    always: true,
    width: 110,
  },
]

export function RewardsTab({ player: { playerId } }: TabProps) {
  const reached = useRows('listPlayerAchievements', { playerId })
  const gifts = useRows('listPlayerGifts', { playerId })
  const giftColumns = useMemo(() => createGiftColumns(playerId), [playerId])
  return (
    <>
      <DataTable
        title="Gifts"
        name="gifts"
        {...gifts}
        onEndReached={gifts.hasMore ? gifts.onEndReached : undefined}
        columns={giftColumns}
        rowKey={({ giftId }) => giftId}
        empty={<Empty title="No gift given or received" icon="gift" />}
      />
      <DataTable
        title="Achievements"
        name="achievements"
        {...reached}
        onEndReached={reached.hasMore ? reached.onEndReached : undefined}
        columns={achievements}
        rowKey={({ achievement }) => achievement}
        empty={<Empty title="No achievement yet" icon="trophy" />}
      />
    </>
  )
}
