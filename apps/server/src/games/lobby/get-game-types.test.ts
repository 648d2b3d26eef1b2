import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { insertEveryKind } from '#games/every-kind.test-support.ts'

const server = useTestServer()

it('lists the games of one operator, in the requested language where there is a translation', async () => {
  await server().sql(
    `INSERT INTO game_text (member_id, game_id, language, title, title_short) VALUES (1, 11, 'de_DE', 'Drei aus Zehn', 'Drei')`,
  )
  const { gameTypes } = await server().rest().call('getGameTypes', {})
  expect(gameTypes).toEqual([
    {
      gameId: 11,
      gameTitle: 'Three of Ten',
      gameRule: { oneDrawGame: { pick: 3, from: 10 } },
      tournament: true,
      currencyId: 'GBP',
      gamePlayCost: '1.00',
      gameFeePerPlay: '0.10',
    },
    expect.objectContaining({ gameId: 12, gamePlayCost: '0.50' }),
  ])
  const german = await server().rest().call('getGameTypes', { language: 'de_DE' })
  expect(german.gameTypes.map(type => type.gameTitle)).toEqual(['Drei aus Zehn', 'Cheap Three'])
})

it('lists games of every kind and excludes inactive games', async () => {
  await insertEveryKind(server())
  await server().sql('UPDATE game SET active = false WHERE member_id = 1 AND id = 12')
  const { gameTypes } = await server().rest().call('getGameTypes', {})
  expect(gameTypes.map(type => Object.keys(type.gameRule)[0])).toEqual([
    'oneDrawGame',
    'oneDrawGameExt',
    'oneDrawGameExtMulti',
    'regularGame',
    'raffleGame',
    'bingoGame',
    'crosswordGame',
    'scratchcardGame',
  ])
  expect(gameTypes.filter(type => !type.tournament).map(type => type.gameId)).toEqual([37, 38])
})
