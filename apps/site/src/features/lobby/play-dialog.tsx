import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { useNavigate } from 'react-router'
import { useGame } from '#core/stores/live-games.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { useText } from '#core/text/text.ts'
import { SoonCue } from '#shared/sound/soon-cue.tsx'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { playoutHref } from '#kinds/game-address.ts'
import styles from './play-dialog.module.css'

/** Opens automatically when a game of the player is about to start. Both buttons have equal weight. */
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
