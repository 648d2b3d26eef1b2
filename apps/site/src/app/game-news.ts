import { opensPlayDialog } from '@fairground/rules/game/near-start'
import { clockTime } from '#shared/date.ts'
import { isHeld } from './held-moments.ts'
import type { GameNews } from './lobby-store.ts'
import { openModal } from './modals.ts'
import { playerStore } from './player-store.ts'
import { withMine } from './with-mine.ts'
import { serverNow } from './server-now.ts'
import { reloadSession } from './session.ts'
import { t } from './text.ts'
import { tellNews } from './news.ts'

const shownFor = new Set<number>()

const isWatched = (gameInstanceId: number): boolean =>
  location.pathname.endsWith('/playout') &&
  new URLSearchParams(location.search).get('id') === String(gameInstanceId)

/** Tells the player what happened to a game they are in, at the moment it happens. */
export const tellGameNews: GameNews = (message, before, after) => {
  const [name, payload] = message
  if (name === 'globalMessage') tellNews({ tone: 'info', title: payload.title, text: payload.message })
  if (name === 'globalUpdate') void reloadSession()
  const game = after ?? before
  if (game === undefined) return
  const { playerInGame } = withMine(game, playerStore.getState().inGames.get(game.gameInstanceId))
  if (!playerInGame) return
  if (name === 'gameRescheduled') {
    const time = clockTime(payload.tournamentStartTime)
    const text = t('news.rescheduledText', { title: game.gameTitle, time })
    tellNews({ tone: 'warn', title: t('news.rescheduledTitle'), text }, { stay: true })
  }
  if (name === 'gameRefunded') {
    openModal('error', { title: t('news.refundedTitle'), text: t('news.refundedText') })
  }
  const changedStatus = after !== undefined && after.gameStatus !== before?.gameStatus
  if (!changedStatus || shownFor.has(game.gameInstanceId) || isWatched(game.gameInstanceId)) return
  if (!opensPlayDialog({ ...after, playerInGame }, serverNow())) return
  shownFor.add(game.gameInstanceId)
  // A dialog would take the place of the one somebody is paying in.
  if (isHeld('purchase'))
    tellNews({ tone: 'info', title: t('playDialog.titleSoon', { title: game.gameTitle }) })
  else openModal('playGame', { gameInstanceId: game.gameInstanceId })
}
