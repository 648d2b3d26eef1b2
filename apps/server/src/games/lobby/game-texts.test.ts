import { findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { beforeAll, expect, it } from 'vitest'

const server = useTestServer()

beforeAll(async () => {
  for (const [position, language] of ['en_US', 'es_ES'].entries())
    await server().sql(
      `INSERT INTO site_language (member_id, language, position, name, keywords, footer_html, legal_html)
       VALUES (1, $1, $2, $1, '', '', '') ON CONFLICT DO NOTHING`,
      [language, position],
    )
  await server().sql(
    `INSERT INTO game_text (member_id, game_id, language, title, title_short, description, info, one_click_start, one_click_bundle)
     VALUES (1, 11, 'es_ES', 'Tres de diez', 'Tres', 'Breve', '', '<p>Hola<script>x</script></p>', 'Paquete'),
            (1, 11, 'en_US', 'Three of Ten', 'Three', '', '<p>More</p>', '<p>Hello</p>', '')`,
  )
})

const spanish = {
  gameTitle: 'Tres de diez',
  gameTitleShort: 'Tres',
  gameDescription: 'Breve',
  // A text without a translation is that of the default language.
  gameInfo: '<p>More</p>',
  oneClickStartInfo: '<p>Hola</p>',
  oneClickBundleName: 'Paquete',
}
const english = { gameTitle: 'Three of Ten', gameInfo: '<p>More</p>', oneClickStartInfo: '<p>Hello</p>' }

it('shows a game in the language of the visitor in the lobby, the list and the game lobby', async () => {
  const { call } = server().rest()
  const { gameInstanceId } = await findOpenGame({ call }, 11)
  const read = async (languageId: string) => [
    (await call('init', { filter: { memberId: 1, languageId } })).filteredGames.find(
      game => game.gameInstanceId === gameInstanceId,
    ),
    (await call('getFilteredGames', { filter: { gameId: 11, languageId } })).games[0],
    (await call('getGameLobby', { gameInstanceId, languageId })).game,
  ]
  for (const game of await read('es_ES')) expect(game).toMatchObject(spanish)
  for (const game of await read('en_US')) expect(game).toMatchObject(english)
  // A language that the operator does not serve is that of the first served one.
  for (const game of await read('de_DE')) expect(game).toMatchObject(english)
})

it('returns the one-click texts with the texts of a game', async () => {
  const texts = await server().rest().call('getGameLanguage', { gameId: 11, languageId: 'es_ES' })
  expect(texts).toMatchObject({ ...spanish, languageId: 'es_ES' })
})
