import { Avatar } from '@fairground/ui/parts/avatar.tsx'
import { Button } from '@fairground/ui/parts/button.tsx'
import { ErrorState } from '@fairground/ui/parts/error-state.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { Skeleton, SkeletonGroup } from '@fairground/ui/parts/skeleton.tsx'
import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#app/call.ts'
import { useText } from '#app/text.ts'
import { maskedInitials } from '#shared/masked-initials.ts'
import styles from './players-modal.module.css'

const PAGE_SIZE = 50

export interface PlayersModalProps {
  gameInstanceId: number
  title: string
  /** Says how many lines or tickets somebody holds. */
  plays: (count: number) => string
  onClose: () => void
}

/** Everybody who is in, by masked name, a page at a time. */
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
        {all.map(({ name, plays: held }, index) => (
          <li key={`${index}-${name}`} className={styles.player}>
            <Avatar initials={maskedInitials(name)} size={36} />
            <span>{name}</span>
            <span className="num muted">{plays(held)}</span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
