import type { Game } from '@fairground/contract/entities/game'
import { formatPrize } from '@fairground/rules/money/format'
import { SectionHead } from '@fairground/ui/parts/section-head.tsx'
import { TextLink } from '@fairground/ui/parts/text-link.tsx'
import { TimelineList } from '@fairground/ui/parts/timeline-list.tsx'
import { useText } from '#app/text.ts'
import { clockTime } from '#shared/date.ts'
import { gameHref, isInstant } from '#shared/game-kind.ts'
import { playCostText } from '#shared/money.ts'
import { upcomingGames } from './card-games.ts'
import { prizeOf } from './prize-of.ts'
import styles from './lobby.module.css'
import { unitOf } from './unit-of.ts'

const shown = 12

/** Everything with a start time, in the order of the clock. */
export function ComingUp({ games }: { games: readonly Game[] }) {
  const t = useText()
  const noteOf = (game: Game): string => {
    const { money } = prizeOf(game)
    if (money.amount > 0n) return formatPrize(money)
    return t(`lobby.${unitOf(game)}Cost`, { cost: playCostText(game, t('common.free')) })
  }
  const items = upcomingGames(games)
    .filter(game => game.tournamentStartTime !== null && !isInstant(game))
    .slice(0, shown)
  if (items.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="coming-up">
      <SectionHead
        id="coming-up"
        title={t('lobby.comingUp')}
        action={
          <TextLink href="/draws" iconAfter="next">
            {t('lobby.allResults')}
          </TextLink>
        }
      />
      <TimelineList
        label={t('lobby.comingUp')}
        previousLabel={t('lobby.previous')}
        nextLabel={t('lobby.next')}
        items={items.map(game => ({
          id: String(game.gameInstanceId),
          href: gameHref(game),
          live: game.gameStatus === 'STARTED',
          time: game.gameStatus === 'STARTED' ? t('common.live') : clockTime(game.tournamentStartTime ?? 0),
          joined: game.playerInGame
            ? t(`lobby.${unitOf(game)}s`, { count: game.playerPlaysInGame })
            : undefined,
          title: game.gameTitle,
          note: game.gameStatus === 'STARTED' ? t('lobby.drawing') : noteOf(game),
        }))}
      />
    </section>
  )
}
