import type { Game } from '@fairground/contract/entities/games/game'
import { bootstrap } from '#core/bootstrap.ts'
import { useText } from '#core/text/text.ts'
import { ShareButton } from '#shared/game/share-button.tsx'
import { AddToCalendar, type CalendarGame } from './add-to-calendar.tsx'
import { lobbyHref } from './game-address.ts'
import styles from './game-tools.module.css'

/** Shares the page of a game, and adds its draw to a calendar. */
export function GameTools({ game }: { game: CalendarGame & Pick<Game, 'gameTitle'> }) {
  const t = useText()
  const { gameTitle: title } = game
  const text = t('share.gameText', { title, site: bootstrap.siteName })
  return (
    <div className={styles.tools}>
      <ShareButton
        label={t('share.game')}
        link={{ title, text, url: `${location.origin}${lobbyHref(game)}` }}
      />
      <AddToCalendar game={game} />
    </div>
  )
}
