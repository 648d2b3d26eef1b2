import type { Game } from '@fairground/contract/entities/games/game'
import { Button } from '@fairground/ui/controls/button.tsx'
import { ActionPopup } from '@fairground/ui/feedback/action-popup.tsx'
import { Modal } from '@fairground/ui/feedback/modal.tsx'
import { useNavigate } from 'react-router'
import { useGame, useGames } from '#core/stores/live-games.ts'
import { closeModal, type ModalPayloads } from '#core/modals.ts'
import { locale } from '#core/text/locale.ts'
import { useText } from '#core/text/text.ts'
import { listText } from '#shared/format/number-list.ts'
import { SoonCue } from '#shared/sound/soon-cue.tsx'
import { GameCountdown } from '#shared/game/game-countdown.tsx'
import { playoutHref } from '#kinds/game-address.ts'
import { getPlayUnit } from './play-unit.ts'
import styles from './play-dialog.module.css'

const useTitle = (games: readonly Game[]): string => {
  const t = useText()
  const started = games.every(({ gameStatus }) => gameStatus === 'STARTED')
  return t(started ? 'playDialog.titleStarted' : 'playDialog.titleSoon', {
    count: games.length,
    title: listText(
      games.map(({ gameTitle }) => gameTitle),
      locale,
    ),
  })
}

function Clock({ game, form }: { game: Game; form: 'tiles' | 'compact' }) {
  if (game.gameStatus === 'STARTED' || game.tournamentStartTime === null) return null
  return <GameCountdown title={game.gameTitle} target={game.tournamentStartTime} form={form} />
}

function OneGame({ gameInstanceId }: { gameInstanceId: number }) {
  const { game } = useGame(gameInstanceId)
  return game && <OneGameDialog game={game} />
}

function OneGameDialog({ game }: { game: Game }) {
  const t = useText()
  const navigate = useNavigate()
  const title = useTitle([game])
  const watch = () => {
    closeModal()
    void navigate(playoutHref(game))
  }
  return (
    <ActionPopup
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={closeModal}
      safe={{ label: t('playDialog.later'), onPress: closeModal }}
      main={{ label: t('playDialog.watch'), onPress: watch }}
    >
      <SoonCue game={game} text={title} />
      <p className={styles.clock}>
        <Clock game={game} form="tiles" />
      </p>
      <p>
        {t('playDialog.text', {
          plays: t(`lobby.${getPlayUnit(game)}s`, { count: game.playerPlaysInGame }),
        })}
      </p>
      <p className="muted">{t('playDialog.safe')}</p>
    </ActionPopup>
  )
}

/** Several games that start together, each with its own link. */
function SeveralGames({ games }: { games: readonly Game[] }) {
  const t = useText()
  const navigate = useNavigate()
  const title = useTitle(games)
  const watch = (game: Game) => {
    closeModal()
    void navigate(playoutHref(game))
  }
  return (
    <Modal
      open
      title={title}
      closeLabel={t('common.close')}
      onClose={closeModal}
      actions={<Button onPress={closeModal}>{t('playDialog.later')}</Button>}
    >
      {games[0] && <SoonCue game={games[0]} text={title} />}
      <ul className={styles.games}>
        {games.map(game => (
          <li key={game.gameInstanceId}>
            <span>
              <b>{game.gameTitle}</b>
              <span className="meta">
                {t(`lobby.${getPlayUnit(game)}s`, { count: game.playerPlaysInGame })}{' '}
                <Clock game={game} form="compact" />
              </span>
            </span>
            <Button
              size="sm"
              label={`${t('lobby.actionWatch')}, ${game.gameTitle}`}
              onPress={() => watch(game)}
            >
              {t('lobby.actionWatch')}
            </Button>
          </li>
        ))}
      </ul>
      <p className="muted">{t('playDialog.safe')}</p>
    </Modal>
  )
}

/** Opens automatically when games of the player are about to start. Both buttons have equal weight. */
export function PlayDialog({ gameInstanceIds }: ModalPayloads['playGame']) {
  const games = useGames()
  const [only, ...more] = gameInstanceIds
  if (only === undefined) return null
  if (more.length === 0) return <OneGame gameInstanceId={only} />
  return <SeveralGames games={(games ?? []).filter(game => gameInstanceIds.includes(game.gameInstanceId))} />
}
