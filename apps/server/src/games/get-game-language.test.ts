import { faultOf } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { everyKind, kinds } from './every-kind.test-support.ts'

const server = useTestServer()
const textsOf = (gameId: number, languageId: string) =>
  server().rest().call('getGameLanguage', { gameId, languageId })

it('tells what the game itself says where an operator has written nothing', async () => {
  const texts = await textsOf(11, 'en_US')
  expect(texts).toMatchObject({
    gameId: 11,
    languageId: 'en_US',
    gameTitle: 'Three of Ten',
    gameDescription: 'About Three of Ten.',
    gameInfo: '',
  })
  expect(texts.gameRulesHtml).toContain('Choose 3 numbers from 1 to 10.')
  expect(texts.gameRulesHtml).toContain('A play costs £1 and a fee of £0.10.')
  expect(texts.gameRulesHtml).toContain('<td>2 numbers</td><td>60% of the prize fund</td><td>1 in 5.7</td>')
})

it('in another language what was written, and otherwise the default, and says which', async () => {
  await server().sql(
    `INSERT INTO game_text (member_id, game_id, language, title, title_short, description, info, rules_html)
     VALUES (1, 11, 'de_DE', 'Drei aus Zehn', 'Drei', 'Kurz', '<b>Info</b>', '<p>Regeln</p>')`,
  )
  expect(await textsOf(11, 'de_DE')).toEqual({
    gameId: 11,
    languageId: 'de_DE',
    gameTitle: 'Drei aus Zehn',
    gameTitleShort: 'Drei',
    gameDescription: 'Kurz',
    gameInfo: '<b>Info</b>',
    gameRulesHtml: '<p>Regeln</p>',
  })
  expect(await textsOf(11, 'fr_FR')).toMatchObject({ languageId: 'en_US', gameTitle: 'Three of Ten' })
})

it('has rules of every kind, in which names are text and never markup', async () => {
  await everyKind(server())
  for (const gameId of Object.keys(kinds).map(Number)) {
    const { gameRulesHtml } = await textsOf(gameId, 'en_US')
    expect(gameRulesHtml).toMatch(/^<p>[^<]{40,}<\/p><p>A play costs /)
    expect(gameRulesHtml).not.toMatch(/undefined|NaN/)
  }
  const renamed = `jsonb_set(prize_table, '{tiers,0,name}', '"<script>"')`
  await server().sql(`UPDATE game SET prize_table = ${renamed} WHERE id = 32`)
  const { gameRulesHtml } = await textsOf(32, 'en_US')
  expect(gameRulesHtml).toContain('<td>&lt;script&gt;</td>')
})

it('there is no such game, or not with this operator', async () => {
  for (const gameId of [21, Number.MAX_SAFE_INTEGER]) {
    const fault = await faultOf(server().rest().call, 'getGameLanguage', { gameId, languageId: 'en_US' })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})
