import { reloadAfterMaintenanceMs } from '@fairground/contract/constants'
import { opensPlayDialog } from '@fairground/rules/game/near-start'
import { clockTime } from '#core/time/date.ts'
import type { GameEventListener } from '#core/stores/lobby-store.ts'
import { openModal } from '#core/modals.ts'
import { observe } from '#core/observe.ts'
import { randomIndex } from '#shared/browser/crypto-random.ts'
import { playerStore } from '#core/stores/player-store.ts'
import { withPlayerState } from '#core/stores/with-player-state.ts'
import { serverNow } from '#core/time/server-now.ts'
import { reloadSession } from '#core/session/session.ts'
import { t } from '#core/text/text.ts'
import { toast } from '#core/toasts.ts'
import { announceStart } from './announce-starts.ts'

const shownFor = new Set<number>()

/** Every open browser loads the configuration, so the calls are spread. */
const reloadWithinMs = reloadAfterMaintenanceMs.to - reloadAfterMaintenanceMs.from

const isWatched = (gameInstanceId: number): boolean =>
  location.pathname.endsWith('/playout') &&
  new URLSearchParams(location.search).get('id') === String(gameInstanceId)

/** Notifies the player at once about events of the games they joined. */
export const announceGameEvent: GameEventListener = (message, before, after) => {
  const [name, payload] = message
  if (name === 'globalUpdate') observe('applied', name)
  if (name === 'globalUpdate') setTimeout(() => void reloadSession(), randomIndex(reloadWithinMs))
  const game = after ?? before
  if (game === undefined) return
  const { playerInGame } = withPlayerState(game, playerStore.getState().inGames.get(game.gameInstanceId))
  if (!playerInGame) return
  if (name === 'gameRescheduled') {
    const time = clockTime(payload.tournamentStartTime)
    const text = t('news.rescheduledText', { title: game.gameTitle, time })
    toast({ tone: 'warn', title: t('news.rescheduledTitle'), text }, { stay: true })
  }
  if (name === 'gameRefunded') {
    openModal('error', { title: t('news.refundedTitle'), text: t('news.refundedText') })
  }
  const changedStatus = after !== undefined && after.gameStatus !== before?.gameStatus
  if (!changedStatus || shownFor.has(game.gameInstanceId) || isWatched(game.gameInstanceId)) return
  if (!opensPlayDialog({ ...after, playerInGame }, serverNow())) return
  shownFor.add(game.gameInstanceId)
  announceStart(game.gameInstanceId)
}
