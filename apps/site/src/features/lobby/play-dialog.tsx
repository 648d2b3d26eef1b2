import { ActionPopup } from '@fairground/ui/parts/action-popup.tsx'
import { useNavigate } from 'react-router'
import { useGame } from '#app/live-games.ts'
import { closeModal, type ModalPayloads } from '#app/modals.ts'
import { useText } from '#app/text.ts'
import { SoonCue } from '#features/sound/soon-cue.tsx'
import { GameCountdown } from '#shared/game-countdown.tsx'
import { playoutHref } from '#shared/game-kind.ts'
import styles from './play-dialog.module.css'

/** Opens by itself when a game of the player is about to start. Leaving it is as easy as following it. */
export function PlayDialog({ gameInstanceId }: ModalPayloads['playGame']) {
  const t = useText()
  const navigate = useNavigate()
  const { game } = useGame(gameInstanceId)
  if (game === null) return null
  const started = game.gameStatus === 'STARTED'
  const watch = () => {
    closeModal()
    void navigate(playoutHref(game))
  }
  return (
    <ActionPopup
      open
      title={t(started ? 'playDialog.titleStarted' : 'playDialog.titleSoon', { title: game.gameTitle })}
      closeLabel={t('common.close')}
      onClose={closeModal}
      safe={{ label: t('playDialog.later'), onPress: closeModal }}
      main={{ label: t('playDialog.watch'), onPress: watch }}
    >
      <SoonCue game={game} text={t('playDialog.titleSoon', { title: game.gameTitle })} />
      {!started && game.tournamentStartTime !== null && (
        <p className={styles.clock}>
          <GameCountdown title={game.gameTitle} target={game.tournamentStartTime} form="tiles" />
        </p>
      )}
      <p>{t('playDialog.text', { count: game.playerPlaysInGame })}</p>
      <p className="muted">{t('playDialog.safe')}</p>
    </ActionPopup>
  )
}
