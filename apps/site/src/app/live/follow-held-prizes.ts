import type { Game } from '@fairground/contract/entities/games/game'
import { call } from '#core/call.ts'
import { heldPrizes } from '#core/stores/held-prizes.ts'
import { lobbyStore } from '#core/stores/lobby-store.ts'
import { playerStore } from '#core/stores/player-store.ts'
import { needsAnswer } from '#core/stores/shown-balances.ts'
import { withPlayerState } from '#core/stores/with-player-state.ts'
import { isInstant } from '#kinds/game-address.ts'

const retryMs = 3000

const countInstantPlays = (games: Iterable<Game>): number => {
  const { inGames } = playerStore.getState()
  let plays = 0
  for (const game of games)
    if (isInstant(game)) plays += withPlayerState(game, inGames.get(game.gameInstanceId)).playerPlaysInGame
  return plays
}

let fetching = false

const fetchIfNeeded = async (): Promise<void> => {
  const held = heldPrizes.getState()
  if (fetching || !needsAnswer(playerStore.getState().balances, held)) return
  fetching = true
  try {
    const { accounts } = await call('getUnopenedPrizes', {})
    heldPrizes.setState({ answer: { plays: held.plays, accounts } })
    fetching = false
    void fetchIfNeeded()
  } catch {
    setTimeout(() => {
      fetching = false
      void fetchIfNeeded()
    }, retryMs)
  }
}

/** Runs at once after every change, before the page renders a balance that contains a hidden prize. */
const update = (): void => {
  const plays = countInstantPlays(lobbyStore.getState().games.values())
  if (plays !== heldPrizes.getState().plays) heldPrizes.setState({ plays })
  void fetchIfNeeded()
}

/** Keeps prizes of unopened instant cards out of the shown balances. Called once, before the first session. */
export const followHeldPrizes = (): void => {
  lobbyStore.subscribe(update)
  playerStore.subscribe(update)
  heldPrizes.subscribe(() => void fetchIfNeeded())
}
