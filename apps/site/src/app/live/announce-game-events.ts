import { opensPlayDialog } from '@fairground/rules/game/near-start'
import { clockTime } from '#core/time/date.ts'
import { isHeld } from '#core/held-moments.ts'
import type { GameEventListener } from '#core/stores/lobby-store.ts'
import { openModal } from '#core/modals.ts'
import { playerStore } from '#core/stores/player-store.ts'
import { withPlayerState } from '#core/stores/with-player-state.ts'
import { serverNow } from '#core/time/server-now.ts'
import { reloadSession } from '#core/session/session.ts'
import { t } from '#core/text/text.ts'
import { notify } from '#core/notifications.ts'

const shownFor = new Set<number>()

const isWatched = (gameInstanceId: number): boolean =>
  location.pathname.endsWith('/playout') &&
  new URLSearchParams(location.search).get('id') === String(gameInstanceId)

/** Notifies the player at once about events of the games they joined. */
export const announceGameEvent: GameEventListener = (message, before, after) => {
  const [name, payload] = message
  if (name === 'globalMessage') notify({ tone: 'info', title: payload.title, text: payload.message })
  if (name === 'globalUpdate') void reloadSession()
  const game = after ?? before
  if (game === undefined) return
  const { playerInGame } = withPlayerState(game, playerStore.getState().inGames.get(game.gameInstanceId))
  if (!playerInGame) return
  if (name === 'gameRescheduled') {
    const time = clockTime(payload.tournamentStartTime)
    const text = t('news.rescheduledText', { title: game.gameTitle, time })
    notify({ tone: 'warn', title: t('news.rescheduledTitle'), text }, { stay: true })
  }
  if (name === 'gameRefunded') {
    openModal('error', { title: t('news.refundedTitle'), text: t('news.refundedText') })
  }
  const changedStatus = after !== undefined && after.gameStatus !== before?.gameStatus
  if (!changedStatus || shownFor.has(game.gameInstanceId) || isWatched(game.gameInstanceId)) return
  if (!opensPlayDialog({ ...after, playerInGame }, serverNow())) return
  shownFor.add(game.gameInstanceId)
  // A dialog would replace the one in which the player is paying.
  if (isHeld('purchase'))
    notify({ tone: 'info', title: t('playDialog.titleSoon', { title: game.gameTitle }) })
  else openModal('playGame', { gameInstanceId: game.gameInstanceId })
}
