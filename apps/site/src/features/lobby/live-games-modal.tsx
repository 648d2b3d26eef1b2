import { Anchor } from '@fairground/ui/controls/anchor.tsx'
import { Badge } from '@fairground/ui/feedback/badge.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useGames } from '#core/stores/live-games.ts'
import { closeModal } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { clockTime } from '#core/time/date.ts'
import { playoutHref } from '#kinds/game-address.ts'
import { upcomingGames } from './card-games.ts'
import { getPlayUnit } from './play-unit.ts'
import styles from './rail.module.css'

/** All running draws; draws the player takes part in come first. */
export function LiveGamesModal() {
  const t = useText()
  const games = upcomingGames(useGames() ?? [])
  const live = games
    .filter(game => game.gameStatus === 'STARTED')
    .toSorted((a, b) => Number(b.playerInGame) - Number(a.playerInGame))
  const next = games.find(game => game.gameStatus !== 'STARTED')
  return (
    <Modal open title={t('liveGames.title')} closeLabel={t('common.close')} onClose={closeModal}>
      <ul className={styles.list}>
        {live.map(game => (
          <li key={game.gameInstanceId}>
            <Anchor href={playoutHref(game)} className={styles.row} onClick={closeModal}>
              <span className={styles.rowTop}>
                <b>{game.gameTitle}</b>
                <Badge tone="live">{t('common.live')}</Badge>
              </span>
              {game.playerInGame && (
                <span className="meta num">
                  {t(`lobby.${getPlayUnit(game)}s`, { count: game.playerPlaysInGame })}
                </span>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
      {live.length === 0 && <p>{t('liveGames.none')}</p>}
      {live.length === 0 && next?.tournamentStartTime != null && (
        <p className="muted">
          {t('liveGames.next', { title: next.gameTitle, time: clockTime(next.tournamentStartTime) })}
        </p>
      )}
    </Modal>
  )
}
