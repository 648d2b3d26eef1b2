import { CommandRefused } from '#staff/act.ts'
import { findGameProblem, hasGame, insertGame } from '#staff/operators/queries.ts'
import type { ProposalRule } from '../proposal-rule.ts'

export const publishGameRule: ProposalRule<'publishGame'> = {
  toSubject: ({ game }) => `game/${game.id}`,
  async check(tx, memberId, { game }) {
    if (await hasGame(tx, memberId, game.id)) throw new CommandRefused(`there is a game ${game.id} already`)
    const problem = await findGameProblem(tx, memberId, game)
    if (problem !== null) throw new CommandRefused(problem)
  },
  async executeInside(tx, { memberId, payload: { game } }) {
    if (await hasGame(tx, memberId, game.id)) throw new CommandRefused(`there is a game ${game.id} already`)
    await insertGame(tx, memberId, game)
    return { after: { game: game.id, kind: game.rules.kind } }
  },
}
