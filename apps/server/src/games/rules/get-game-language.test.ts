import { expectFault } from '@fairground/testkit/server/checked-call'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { insertEveryKind, kinds } from '#games/every-kind.test-support.ts'

const server = useTestServer()
const getTexts = (gameId: number, languageId: string) =>
  server().rest().call('getGameLanguage', { gameId, languageId })

it('returns the texts of the game if the operator has written none', async () => {
  const texts = await getTexts(11, 'en_US')
  expect(texts).toMatchObject({
    gameId: 11,
    languageId: 'en_US',
    gameTitle: 'Three of Ten',
    gameDescription: 'About Three of Ten.',
    gameInfo: '',
  })
  expect(texts.gameRulesHtml).toContain('Choose 3 numbers from 1 to 10.')
  expect(texts.gameRulesHtml).toContain('A play costs £1 and a fee of £0.10.')
  expect(texts.gameRulesHtml).toContain(
    '<td>2 numbers</td><td>60% of the prize fund, shared by its winners</td><td>1 in 5.7</td>',
  )
})

it('returns the translation, or the default language if there is none, and names the language', async () => {
  await server().sql(
    `INSERT INTO game_text (member_id, game_id, language, title, title_short, description, info, rules_html)
     VALUES (1, 11, 'de_DE', 'Drei aus Zehn', 'Drei', 'Kurz', '<b>Info</b>', '<p>Regeln</p>')`,
  )
  expect(await getTexts(11, 'de_DE')).toEqual({
    gameId: 11,
    languageId: 'de_DE',
    gameTitle: 'Drei aus Zehn',
    gameTitleShort: 'Drei',
    gameDescription: 'Kurz',
    gameInfo: '<b>Info</b>',
    gameRulesHtml: '<p>Regeln</p>',
  })
  expect(await getTexts(11, 'fr_FR')).toMatchObject({ languageId: 'en_US', gameTitle: 'Three of Ten' })
})

it('generates rules for every kind and escapes names in them', async () => {
  await insertEveryKind(server())
  for (const gameId of Object.keys(kinds).map(Number)) {
    const { gameRulesHtml } = await getTexts(gameId, 'en_US')
    expect(gameRulesHtml).toMatch(/^<p>[^<]{40,}<\/p><p>A play costs /)
    expect(gameRulesHtml).not.toMatch(/undefined|NaN/)
  }
  const renamed = `jsonb_set(prize_table, '{tiers,0,name}', '"<script>"')`
  await server().sql(`UPDATE game SET prize_table = ${renamed} WHERE id = 32`)
  const { gameRulesHtml } = await getTexts(32, 'en_US')
  expect(gameRulesHtml).toContain('<td>&lt;script&gt;</td>')
})

it('rejects an unknown game and a game of another operator', async () => {
  for (const gameId of [21, Number.MAX_SAFE_INTEGER]) {
    const fault = await expectFault(server().rest().call, 'getGameLanguage', { gameId, languageId: 'en_US' })
    expect(fault).toMatchObject({ name: 'game.notFound' })
  }
})
