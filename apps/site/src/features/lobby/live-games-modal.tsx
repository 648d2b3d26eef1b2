import { Anchor } from '@fairground/ui/parts/anchor.tsx'
import { Badge } from '@fairground/ui/parts/badge.tsx'
import { Modal } from '@fairground/ui/parts/modal.tsx'
import { useGames } from '#app/live-games.ts'
import { closeModal } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { clockTime } from '#shared/date.ts'
import { playoutHref } from '#shared/game-kind.ts'
import { upcomingGames } from './card-games.ts'
import styles from './rail.module.css'

/** All draws that run now, the player's own first. */
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
                <span className="meta num">{t('lobby.linesIn', { count: game.playerPlaysInGame })}</span>
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
