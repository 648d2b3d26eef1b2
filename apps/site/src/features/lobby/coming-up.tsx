import type { Game } from '@fairground/contract/entities/games/game'
import { formatPrize } from '#core/money-format.ts'
import { SectionHead } from '@fairground/ui/layout/section-head.tsx'
import { TextLink } from '@fairground/ui/controls/text-link.tsx'
import { TimelineList } from '@fairground/ui/layout/timeline-list.tsx'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { gameHref, isInstant } from '#kinds/game-address.ts'
import { playCostText } from '#core/money.ts'
import { upcomingGames } from './card-games.ts'
import { headlinePrize } from './headline-prize.ts'
import styles from './lobby.module.css'
import { getPlayUnit } from './play-unit.ts'

const MAX_SHOWN = 12

/** Upcoming draws in the order of their start time. */
export function ComingUp({ games }: { games: readonly Game[] }) {
  const t = useText()
  const prizeOrPrice = (game: Game): string => {
    const { money } = headlinePrize(game)
    if (money.amount > 0n) return formatPrize(money)
    return t(`lobby.${getPlayUnit(game)}Cost`, { cost: playCostText(game, t('common.free')) })
  }
  const items = upcomingGames(games)
    .filter(game => game.tournamentStartTime !== null && !isInstant(game))
    .slice(0, MAX_SHOWN)
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
            ? t(`lobby.${getPlayUnit(game)}s`, { count: game.playerPlaysInGame })
            : undefined,
          title: game.gameTitle,
          note: game.gameStatus === 'STARTED' ? t('lobby.drawing') : prizeOrPrice(game),
        }))}
      />
    </section>
  )
}
