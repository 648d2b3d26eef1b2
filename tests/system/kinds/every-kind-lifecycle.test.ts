import type { GameTemplate } from '@fairground/contract/operator/game-template'
import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import { crosswordGrids } from '@fairground/fair/games/crossword/crossword-library'
import { luckyDips } from '@fairground/testkit/demo/kinds/lucky-dips'
import * as terms from '@fairground/testkit/demo/kinds/terms'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const server = useTestServer({ crowd: 8 })
const memberId = 1
const reason = 'the programme of all kinds'
const hour = 3_600_000

let maker: StaffMember
let approver: StaffMember

beforeAll(async () => {
  maker = await server().hire(['productManager'])
  approver = await server().hire(['gameApprover'])
})
afterAll(async () => expect(await server().audit()).toEqual([]))

const cost = 100n
const sale = { cost, fee: 0n, cap: 50, seed: 1000n }

const decks = {
  scratchcardGame: {
    rules: { kind: 'scratchcardGame', symbols: ['crown', 'bell', 'star', 'cherry', 'lemon'] },
    prizeTable: { tiers: [{ name: 'crown', prize: '200', count: 10 }], losing: 30 },
  },
  crosswordGame: {
    rules: { kind: 'crosswordGame', letters: 18, grids: crosswordGrids.slice(0, 2) },
    prizeTable: { tiers: [{ name: 'Three words', words: 3, prize: '200', count: 10 }], losing: 30 },
  },
}
const kinds = {
  oneDrawGame: terms.fiveOf35(sale),
  oneDrawGameExt: terms.fiveAndOne(sale),
  oneDrawGameExtMulti: terms.pickThree(sale),
  regularGame: terms.race(sale),
  raffleGame: terms.raffle(sale),
  bingoGame: terms.bingo90(sale),
  ...decks,
}

/** The draws of this template start in an hour. The test changes their times instead of waiting. */
const toTemplate = (kind: keyof typeof kinds, id: number): GameTemplate => ({
  id,
  title: kind,
  titleShort: kind,
  description: '',
  ...kinds[kind],
  cost: String(cost),
  fee: '0',
  cap: kind in decks ? 1 : sale.cap,
  playerMax: 10,
  schedule: {
    everyMs: hour,
    offsetMs: (Date.now() + hour / 2) % hour,
    closeBeforeStartMs: 20_000,
    openAheadCount: 1,
  },
})

const decide = async <K extends ProposalKind>(kind: K, payload: ProposalPayload<K>): Promise<void> => {
  const proposal = await maker.propose(memberId, kind, payload, reason)
  expect(await approver.vote(memberId, proposal), kind).toMatchObject({ status: 'executed' })
}

const findOpen = (player: TestPlayer, gameId: number) =>
  until(`game ${gameId} is on sale`, () => findOpenGame(player, gameId).catch(() => undefined), 100_000)

/** Buys one play and returns the instance. */
const buyOne = async (player: TestPlayer, gameId: number): Promise<number> => {
  const game = await findOpen(player, gameId)
  const { userPlays, ...rest } = luckyDips(game.gameRule, 1)
  const bought = await player.call('joinGame', joinRequest(game, userPlays, rest))
  if (bought.exitCode !== 0) throw new Error(`game ${gameId}: ${bought.exitDescription}`)
  return game.gameInstanceId
}

const readInstance = async (instanceId: number) =>
  (await maker.call('getInstance', { instanceId }, memberId)).instance

const waitForEnd = (instanceId: number) =>
  until(
    `instance ${instanceId} has ended`,
    async () => (await readInstance(instanceId)).status === 'ENDED',
    100_000,
  )

const listOpen = async (gameId: number): Promise<number[]> => {
  const { instances } = await maker.call('listInstances', { gameId, status: 'OPEN' }, memberId)
  return instances.map(({ instanceId }) => instanceId)
}

const readLive = async (gameId: number) => {
  const { live } = await maker.call('getGame', { gameId }, memberId)
  const { id: _, title: _title, titleShort: _short, description: _text, ...current } = live!.game
  return { status: live!.status, basedOn: live!.hash, terms: current }
}

/** Draws an instance, or ends a deck by a proposal, and waits until its prizes are paid. */
const finish = async (isDeck: boolean, instanceId: number): Promise<void> => {
  if (isDeck) await decide('endDeck', { instanceId })
  else {
    await startDraw(server(), instanceId)
    await endDraw(server(), instanceId)
  }
  await waitForEnd(instanceId)
}

/** Longer than the worker needs to look twice for instances to open. */
const twoPollsMs = 2500

describe('a game of every kind', () => {
  it.concurrent.each(Object.keys(kinds).map((kind, i) => [kind as keyof typeof kinds, i] as const))(
    '%s is published, sold, changed, paused, drawn, resumed and retired through the API',
    async (kind, i) => {
      const gameId = 700 + i
      const isDeck = kind in decks
      const player = await server().login(`crowd${i + 1}`)
      await decide('publishGame', { game: toTemplate(kind, gameId) })
      const running = await buyOne(player, gameId)

      const { basedOn, terms: before } = await readLive(gameId)
      const changed = isDeck ? { ...before, cost: '150' } : { ...before, playerMax: 9, cost: '110' }
      await decide('changeGame', { gameId, basedOn, terms: changed })
      expect((await readLive(gameId)).terms).toEqual(changed)
      expect(await buyOne(player, gameId)).toBe(running)
      expect(await readInstance(running)).toMatchObject({ price: String(cost), sold: 2 })

      await maker.call('pauseGame', { gameId, reason }, memberId)
      if (!isDeck) {
        const startAt = Math.floor(Date.now() / 1000) * 1000 + 5 * hour
        const planned = { gameId, startAt, registrationEndAt: startAt - 60_000 }
        await maker.call('createInstance', { ...planned, reason }, memberId)
      }
      await finish(isDeck, running)
      await new Promise(resolve => setTimeout(resolve, twoPollsMs))
      expect(await listOpen(gameId)).toEqual([])

      await maker.call('resumeGame', { gameId, reason }, memberId)
      const next = await buyOne(player, gameId)
      expect(next).not.toBe(running)
      expect(await readInstance(next)).toMatchObject({ price: changed.cost, sold: 1 })

      await decide('retireGame', { gameId })
      if (!isDeck) await finish(isDeck, next)
      await waitForEnd(next)
      expect(await listOpen(gameId)).toEqual([])
      expect((await readLive(gameId)).status).toBe('retired')
    },
    180_000,
  )
})
