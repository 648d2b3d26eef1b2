import { drawFileFromText } from '@fairground/fair/record/draw-file'
import { verifyDraw } from '@fairground/fair/verify'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })
const get = (path: string) => fetch(server().baseUrl + path)

it('serves a verifiable record after the end of a draw', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  await buy(rowan, game, [1, 2, 3], [4, 5, 6])
  const recordPath = `/fair/1/draws/${game.gameInstanceId}.jsonl`

  await startDraw(server(), game.gameInstanceId)
  expect((await get(recordPath)).status).toBe(404)

  await endDraw(server(), game.gameInstanceId)
  const response = await get(recordPath)
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'application/x-ndjson; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'access-control-allow-origin': '*',
  })
  expect(verifyDraw(drawFileFromText(await response.text()))).toMatchObject({ valid: true, local: true })
  expect((await get(recordPath.replace('/1/', '/2/'))).status).toBe(404)
  expect(await server().audit()).toEqual([])
})

it.each([
  '/fair/1/draws/1.jsonl',
  '/fair/1/decks/1.json',
  '/fair/1/decks/1.jsonl',
  '/fair/x/decks/1.json',
  '/fair/1/draws/9999999999.jsonl',
  '/fair/1/draws/1.json',
  '/fair/1/draws/1.jsonl.jsonl',
  '/fair/1/draws/-1.jsonl',
  '/fair/1/draws/x.jsonl',
  '/fair/9999999999/draws/1.jsonl',
])('answers 404 for %s', async path => {
  const response = await get(path)
  expect([response.status, await response.json()]).toEqual([
    404,
    { error: 'record not found: it is published when the draw or deck has ended' },
  ])
})
