import type { Game } from '@fairground/contract/entities/games/game'
import { Avatar } from '@fairground/ui/layout/avatar.tsx'
import { EmptyState } from '@fairground/ui/feedback/empty-state.tsx'
import { call } from '#core/call.ts'
import { useText } from '#core/text/text.ts'
import { InstancePage } from '#features/tickets/instance-page.tsx'
import { PagedList } from '#shared/layout/paged-list.tsx'
import { getSiteKind } from '#kinds/kinds.ts'
import { usePages } from '#shared/layout/use-pages.ts'
import { maskedInitials } from '#shared/format/masked-initials.ts'
import styles from './players-screen.module.css'

interface Ranked {
  readonly place: number
  readonly name: string
  readonly plays: number
}

function Players({ game }: { game: Game }) {
  const t = useText()
  const { gameInstanceId, gameRule } = game
  const pages = usePages<Ranked>({
    queryKey: ['getGamePlayers', 'paged', gameInstanceId, game.gamePlayerCurrent],
    load: async ({ page, maxResults }) => {
      const { players, totalCount } = await call('getGamePlayers', { gameInstanceId, page, maxResults })
      const result = players.map((player, i) => ({ ...player, place: page * maxResults + i }))
      return { result, totalCount }
    },
    // Two players may have the same masked name.
    getId: ({ place }) => place,
  })
  return (
    <>
      <p className="muted num">
        {t('after.players.count', { count: game.gamePlayerCurrent })} ·{' '}
        {t(`after.plays.${getSiteKind(gameRule).playWord}`, { count: game.gamePlayCurrent })}
      </p>
      <PagedList
        pages={pages}
        label={t('after.players.title')}
        failed={{ title: t('after.players.failed'), text: t('after.failedText') }}
        empty={<EmptyState title={t('after.players.none')} text={t('after.players.noneText')} />}
      >
        {pages.items.map(({ place, name, plays }) => (
          <li key={place} className={styles.row}>
            <Avatar initials={maskedInitials(name)} hue={((place % 6) + 1) as 1} />
            <b>{name}</b>
            <span className={styles.plays}>
              {t(`after.plays.${getSiteKind(gameRule).playWord}`, { count: plays })}
            </span>
          </li>
        ))}
      </PagedList>
    </>
  )
}

/** The players of one game with masked names. */
export function PlayersScreen() {
  return <InstancePage about="players">{game => <Players game={game} />}</InstancePage>
}
