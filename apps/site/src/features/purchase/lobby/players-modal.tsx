import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ErrorState } from '@fairground/ui/feedback/error-state.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/feedback/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { maskedInitials } from '#shared/format/masked-initials.ts'
import styles from './players-modal.module.css'

const PAGE_SIZE = 50

export interface PlayersModalProps {
  gameInstanceId: number
  title: string
  /** Formats the number of lines or tickets of a player. */
  plays: (count: number) => string
  onClose: () => void
}

/** All players of the game with masked names, in pages. */
export function PlayersModal({ gameInstanceId, title, plays, onClose }: PlayersModalProps) {
  const t = useText()
  const players = useInfiniteQuery({
    queryKey: ['getGamePlayers', gameInstanceId, 'all'],
    queryFn: ({ pageParam: page }) => call('getGamePlayers', { gameInstanceId, page, maxResults: PAGE_SIZE }),
    initialPageParam: 0,
    getNextPageParam: ({ totalCount }, pages) =>
      pages.length * PAGE_SIZE < totalCount ? pages.length : undefined,
  })
  const all = players.data?.pages.flatMap(page => page.players) ?? []
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      closeLabel={t('pick.whoIsIn.close')}
      actions={
        players.hasNextPage && (
          <Button loading={players.isFetchingNextPage} onPress={() => void players.fetchNextPage()}>
            {t('pick.whoIsIn.more')}
          </Button>
        )
      }
    >
      {players.isPending && (
        <SkeletonGroup label={t('pick.whoIsIn.loading')}>
          <Skeleton height={240} />
        </SkeletonGroup>
      )}
      {players.isError && (
        <ErrorState
          title={t('pick.whoIsIn.title')}
          text={t('pick.whoIsIn.failed')}
          retry={{ label: t('pick.whoIsIn.retry'), onPress: () => void players.refetch() }}
        />
      )}
      <ul>
        {all.map(({ name, plays: playCount }, index) => (
          <li key={`${index}-${name}`} className={styles.player}>
            <Avatar initials={maskedInitials(name)} size={36} />
            <span>{name}</span>
            <span className="num muted">{plays(playCount)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
