import { randomUUID } from 'node:crypto'
import { OperatorCallFault } from '@fairground/operator-client/operator-client'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { subscribeBrowser } from '@fairground/testkit/services/push'
import type { StaffMember } from '@fairground/testkit/staff/staff-member'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { list, setChannel, waitForKind } from './notifications.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 2 })
const reason = 'a test'
const language = 'en_US'
let editor: StaffMember

beforeAll(async () => {
  editor = await server().hire(['contentEditor'])
  for (const each of [language, 'de_DE'])
    await editor.call(
      'addLanguage',
      { language: each, name: each, direction: null, fallback: null, reason },
      1,
    )
})
afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const change = (key: string, text: string | null, into = language) =>
  editor.call('changeText', { language: into, key: `notification:gift.receivedOne.${key}`, text, reason }, 1)

const refuses = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.catch((thrown: unknown) => thrown)
  if (!(error instanceof OperatorCallFault)) throw new Error('the call was not refused', { cause: error })
  return error.fault.text
}

const setLanguage = (to: string) =>
  server().sql(`UPDATE player SET language = $1 WHERE member_id = 1 AND username = 'crowd2'`, [to])

describe('the texts of notifications', () => {
  it('are listed with their placeholders, apart from mails and the site', async () => {
    const { texts } = await editor.call('listTexts', { language, area: 'notification', limit: 200 }, 1)
    expect(texts.find(({ key }) => key === 'notification:deposit.done.text')?.source).toBe(
      '{{amount}} is in your balance.',
    )
    expect(texts.filter(({ key }) => !key.startsWith('notification:'))).toEqual([])
    const mails = await editor.call('listTexts', { language, area: 'mail', limit: 200 }, 1)
    expect(mails.texts.filter(({ key }) => key.startsWith('notification:'))).toEqual([])
  })

  it('keep the placeholders and the known keys', async () => {
    expect(await refuses(change('title', 'A gift for you'))).toContain('needs the placeholders friend')
    expect(await refuses(change('title', '{{friend}} {{amount}}'))).toContain('needs the placeholders friend')
    expect(await refuses(change('button', 'Open'))).toContain('is not a text of this language')
  })

  it('are in the list and in the push message, in the language of the player', async () => {
    await change('title', 'A parcel from {{friend}}')
    await change('title', 'Ein Paket von {{friend}}', 'de_DE')
    const [giver, friend] = [await server().login('crowd1'), await server().login('crowd2')]
    await setLanguage(language)
    const browser = await subscribeBrowser(server().sandbox)
    await friend.call('registerPushSubscription', browser.subscription)
    await setChannel(friend, 'gift', 'push')
    const groups = await server().sql<{ id: number }>(
      `INSERT INTO gift_group (member_id, titles) VALUES (1, '{"en_US": "Lines"}') RETURNING id`,
    )
    const items = await server().sql<{ id: number }>(
      `INSERT INTO gift_item (member_id, group_id, game_id, plays, titles, descriptions)
       VALUES (1, $1, 12, 1, '{"en_US": "A line"}', '{"en_US": "A line"}') RETURNING id`,
      [groups[0]!.id],
    )
    const gift = { requestId: randomUUID(), giftId: items[0]!.id, friendUid: 'crowd2' }
    await giver.call('purchaseGift', gift)
    const { title, text } = await waitForKind(friend, 'gift')
    expect(title).toBe('A parcel from crowd1')
    expect(text).toContain('Inside: one play of')
    await until('the push message', async () => (await browser.readMessages()).length > 0, 25_000)
    expect((await browser.readMessages()).map(({ content }) => content.title)).toEqual([title])

    await setLanguage('de_DE')
    expect((await list(friend)).notifications[0]?.title).toBe('Ein Paket von crowd1')
    await change('title', null, 'de_DE')
    expect((await list(friend)).notifications[0]?.title).toBe('A gift from crowd1')
  })
})
