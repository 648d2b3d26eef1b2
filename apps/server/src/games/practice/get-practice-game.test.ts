import { readTerms } from '@fairground/fair/games/games'
import { readInstantTerms } from '@fairground/fair/instant/instant-games'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, expect, it } from 'vitest'
import { insertEveryKind, kinds } from '#games/every-kind.test-support.ts'
import { playToEnd } from '#games/games.test-support.ts'

const server = useTestServer({ drawn: [11] })

beforeAll(() => insertEveryKind(server()))

it('returns the terms that draw the real game, to a visitor', async () => {
  const rowan = await server().login('rowan')
  await playToEnd(server(), rowan, 11, [1, 2, 3], [4, 5, 6])
  const { rules, prizeTable, ...game } = await server().rest().call('getPracticeGame', { gameId: 11 })
  expect(game).toMatchObject({
    gameTitle: 'Three of Ten',
    gameRule: { oneDrawGame: { pick: 3, from: 10 } },
    currencyId: 'GBP',
    gamePlayCost: '1.00',
    gameFeePerPlay: '0.10',
    plays: 2,
  })
  const [stored] = await server().sql<{ rules: object; prize_table: object }>(
    'SELECT rules, prize_table FROM game WHERE member_id = 1 AND id = 11',
  )
  expect({ rules, prizeTable }).toEqual({ rules: stored!.rules, prizeTable: stored!.prize_table })
  expect(readTerms(rules, prizeTable)).not.toHaveProperty('problem')
})

it('returns the terms of a deck', async () => {
  const { rules, prizeTable, jackpot } = await server().rest().call('getPracticeGame', { gameId: 38 })
  expect({ rules, prizeTable }).toEqual(kinds[38])
  expect(readInstantTerms(rules, prizeTable)).not.toHaveProperty('problem')
  expect(jackpot).toBe('0.00')
})

it('rejects a game of another operator, a game that is not offered, and a restricted player', async () => {
  const visitor = server().rest('south')
  expect(await expectFault(visitor.call, 'getPracticeGame', { gameId: 11 })).toMatchObject({
    name: 'game.notFound',
  })
  await server().sql('UPDATE game SET active = false WHERE member_id = 1 AND id = 12')
  expect(await expectFault(server().rest().call, 'getPracticeGame', { gameId: 12 })).toMatchObject({
    name: 'game.notFound',
  })
  await server().sql(
    `UPDATE player SET status = 'selfExcluded', restricted_until = now() + interval '1 year'
      WHERE member_id = 1 AND username = 'bob'`,
  )
  // The strict profile lets restricted players in to withdraw.
  await server().sql(`UPDATE member SET profile = 'strict' WHERE id = 1`)
  await new Promise(resolve => setTimeout(resolve, 1100))
  const bob = await server().login('bob')
  expect(await expectFault(bob.call, 'getPracticeGame', { gameId: 11 })).toMatchObject({
    name: 'login.selfRestricted',
  })
  expect(await server().audit()).toEqual([])
})
