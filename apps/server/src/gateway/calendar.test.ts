import { findOpenGame } from '@fairground/testkit/server/play'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'
import { getFromHost } from './get-from-host.test-support.ts'

const server = useTestServer()
const get = (path: string, host = 'north.localhost') => getFromHost(server().baseUrl, path, host)

/** Joins folded lines and undoes the escapes of RFC 5545. */
const parseCalendar = (text: string): Record<string, string> =>
  Object.fromEntries(
    text
      .replace(/\r\n[ \t]/g, '')
      .split('\r\n')
      .filter(line => line.includes(':'))
      .map(line => {
        const [name = '', ...value] = line.split(':')
        const unescape = (part: string) => (part === '\\n' ? '\n' : part.slice(1))
        return [name.split(';')[0] ?? '', value.join(':').replace(/\\[\\;,n]/g, unescape)]
      })
      .reverse(),
  )

const siteAddress = () => `http://north.localhost:${new URL(server().baseUrl).port}`

const toUtc = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '')

it('serves a draw as a calendar file, and the same entry with a higher number after it was moved', async () => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  const id = game.gameInstanceId
  const title = 'Six; the "big", \\ draw, with a long name that a calendar file folds into two lines'
  await server().sql('UPDATE game SET title = $1 WHERE member_id = 1 AND id = 11', [title])
  const first = await get(`/calendar/${id}.ics`)
  expect(first.headers).toMatchObject({
    'content-type': 'text/calendar; charset=utf-8',
    'content-disposition': `attachment; filename="draw-${id}.ics"`,
  })
  const text = first.body.toString()
  expect(text.split('\r\n').filter(line => Buffer.byteLength(line) > 75)).toEqual([])
  expect(text).not.toContain('rowan')
  const event = parseCalendar(text)
  const start = game.tournamentStartTime!
  expect(event).toMatchObject({
    UID: `draw-${id}@north.localhost`,
    SEQUENCE: '0',
    SUMMARY: title,
    DTSTART: toUtc(start),
    URL: `${siteAddress()}/playout?id=${id}`,
    STATUS: 'CONFIRMED',
    TRIGGER: '-PT10M',
  })
  const later = start + 3_600_000
  await server().sql(
    'UPDATE game_instance SET start_at = to_timestamp($2 / 1000.0), reschedules = 1 WHERE member_id = 1 AND id = $1',
    [id, later],
  )
  expect(parseCalendar((await get(`/calendar/${id}.ics`)).body.toString())).toMatchObject({
    UID: event['UID'],
    SEQUENCE: '1',
    DTSTART: toUtc(later),
  })
})

it('has no file for a draw of another operator, a deck or a wrong name', async () => {
  const rowan = await server().login('rowan')
  const { gameInstanceId } = await findOpenGame(rowan, 11)
  expect((await get(`/calendar/${gameInstanceId}.ics`, 'south.localhost')).status).toBe(404)
  for (const name of ['0.ics', '9999999999.ics', 'x.ics', `${gameInstanceId}.txt`, `${gameInstanceId}`])
    expect((await get(`/calendar/${name}`)).status).toBe(404)
})
