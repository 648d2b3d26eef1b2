import { playerTopic } from '@fairground/contract/topics'
import { expectFault } from '@fairground/testkit/server/checked-call'
import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame } from '@fairground/testkit/server/play'
import type { TestPlayer } from '@fairground/testkit/server/test-server'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { subscribeBrowser } from '@fairground/testkit/services/push'
import { getMails } from '@fairground/testkit/services/sandbox'
import { afterAll, describe, expect, it } from 'vitest'
import {
  everyLine,
  findPlayerId,
  list,
  sendMessage,
  setChannel,
  waitForKind,
} from './notifications.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 4, drawn: [12] })

afterAll(async () => {
  expect(await server().audit()).toEqual([])
})

const findAddress = async ({ call }: TestPlayer): Promise<string> => {
  const { player } = await call('init', { filter: { memberId: 1, languageId: 'en_US' } })
  return player!.details.primaryEmail
}

const maxDelayMs = 5000

it('announces a win in the app, by mail and by push within five seconds of the end of the play-out, once', {
  timeout: 60_000,
}, async () => {
  const winner = await server().login('alice')
  const other = await server().login('crowd2')
  const browser = await subscribeBrowser(server().sandbox)
  await winner.call('registerPushSubscription', browser.subscription)
  await setChannel(winner, 'win', 'push')
  const address = await findAddress(winner)
  const game = await findOpenGame(winner, 12)
  await server().sql('UPDATE game_instance SET player_max = 1000 WHERE id = $1', [game.gameInstanceId])
  for (const from of [0, 40, 80]) await buy(winner, game, ...everyLine.slice(from, from + 40))
  await buy(other, game, [1, 2, 3])
  await startDraw(server(), game.gameInstanceId)
  expect((await list(winner)).notifications.filter(({ kind }) => kind === 'win')).toEqual([])

  const channel = server().channel('north', { token: winner.token })
  channel.open()
  const live: { readonly at: number }[] = []
  let isSubscribed = false
  channel.subscribe(playerTopic(1, await findPlayerId(server(), 'alice')), {
    onSnapshot: () => void (isSubscribed = true),
    onEvents: events => {
      for (const [name, payload] of events)
        if (name === 'playerNotification' && payload.notification.kind === 'win')
          live.push({ at: Date.now(), ...payload })
    },
  })
  await until('the subscription', () => isSubscribed)

  const endedAt = Date.now()
  await endDraw(server(), game.gameInstanceId)
  const findMails = async (subject: RegExp) =>
    (await getMails(server().sandbox, address)).filter(mail => subject.test(mail.subject))
  const [mail, pushed] = await Promise.all([
    until('the mail', async () => (await findMails(/^You won/))[0]),
    until('the push message', async () => (await browser.readMessages())[0]),
    until('the live event', () => live.length > 0),
  ])
  const lastAt = Math.max(mail.at, pushed.at, ...live.map(({ at }) => at))
  expect(lastAt - endedAt).toBeLessThan(maxDelayMs)
  const win = await waitForKind(winner, 'win')
  expect(win).toMatchObject({
    title: expect.stringMatching(/^You won £/),
    path: `/gameOver?id=${game.gameInstanceId}`,
    gameInstanceId: game.gameInstanceId,
    readAt: null,
  })
  expect(mail.subject).toBe(win.title)
  expect(pushed).toMatchObject({
    topic: `notification-${win.id}`,
    content: { id: String(win.id), kind: 'win', title: win.title, body: win.text, url: win.path },
  })
  expect(live).toMatchObject([{ notification: win }])

  await until('the notification of the other player', async () =>
    (await list(other)).notifications.some(({ gameInstanceId }) => gameInstanceId === game.gameInstanceId),
  )
  // The winner gets no second notification about the same draw.
  const aboutDraw = (await list(winner)).notifications.filter(
    ({ gameInstanceId }) => gameInstanceId === game.gameInstanceId,
  )
  expect(aboutDraw.map(({ kind }) => kind)).toEqual(['win'])
  expect(await browser.readMessages()).toHaveLength(1)
  expect(await findMails(/^You won/)).toHaveLength(1)
})

describe('the list', () => {
  it('shows and marks only notifications of the player', async () => {
    const bob = await server().login('bob')
    await sendMessage(server(), 'bob', 'Only for Bob')
    const mine = await waitForKind(bob, 'message')
    const stranger = await server().login('crowd1')
    expect((await list(stranger)).notifications.map(({ title }) => title)).not.toContain('Only for Bob')
    for (const request of [{ ids: [mine.id] }, { upTo: mine.id }])
      await stranger.call('markNotificationsRead', request)
    const south = await server().login('bob', 'south')
    await south.call('markNotificationsRead', { upTo: mine.id })
    const unread = (await list(bob)).unread
    expect(unread).toBeGreaterThan(0)
    expect(await bob.call('markNotificationsRead', { ids: [mine.id] })).toEqual({ unread: unread - 1 })
    const { notifications } = await list(await server().login('bob'))
    expect(notifications.find(({ id }) => id === mine.id)?.readAt).not.toBeNull()
    const fault = await expectFault(server().rest().call, 'getNotifications', { maxResults: 5 })
    expect(fault).toMatchObject({ name: 'login.notLoggedIn' })
  })

  it('has pages, newest first', async () => {
    const player = await server().login('crowd3')
    for (const title of ['one', 'two', 'three']) await sendMessage(server(), 'crowd3', title)
    await until('three messages', async () => (await list(player)).notifications.length === 3)
    const first = await player.call('getNotifications', { maxResults: 2 })
    expect(first).toMatchObject({ more: true, unread: 3 })
    const before = first.notifications.at(-1)!.id
    const second = await player.call('getNotifications', { maxResults: 2, before })
    expect(second.more).toBe(false)
    const titles = [...first.notifications, ...second.notifications].map(({ title }) => title)
    expect(titles).toEqual(['three', 'two', 'one'])
  })
})

describe('preferences', () => {
  it('share the choices about mail with the contact preference, and fixed ones cannot be changed', async () => {
    const player = await server().login('crowd4')
    const { preferences } = await setChannel(player, 'win', 'mail', false)
    expect(preferences.find(({ kind }) => kind === 'win')).toMatchObject({ inApp: 'always', mail: 'off' })
    expect(await player.call('getContactPreference', {})).toMatchObject({ contactEmailWins: false })
    const fixed = { changes: [{ kind: 'security', channel: 'mail', enabled: false } as const] }
    const fault = await expectFault(player.call, 'setNotificationPreferences', fixed)
    expect(fault).toMatchObject({ name: 'request.invalid' })
    expect((await player.call('getNotificationPreferences', {})).preferences).toEqual(preferences)
  })

  it('decide who is reminded of a draw, and a player in a time-out is not', async () => {
    const browser = await subscribeBrowser(server().sandbox)
    const reminded = await server().login('crowd1')
    const [absent, silent] = [await server().login('crowd2'), await server().login('crowd3')]
    await reminded.call('registerPushSubscription', browser.subscription)
    for (const player of [reminded, absent]) {
      await setChannel(player, 'drawReminder', 'push')
      await setChannel(player, 'drawReminder', 'inApp')
    }
    const game = await findOpenGame(reminded, 11)
    for (const player of [reminded, absent, silent]) await buy(player, game, [1, 2, 3])
    await server().sql(`UPDATE player SET status = 'timedOut' WHERE member_id = 1 AND username = 'crowd2'`)
    await server().sql(
      `UPDATE game_instance SET reg_end = clock_timestamp() + interval '9 minutes',
              start_at = clock_timestamp() + interval '10 minutes' WHERE id = $1`,
      [game.gameInstanceId],
    )
    expect(await waitForKind(reminded, 'drawReminder')).toMatchObject({ title: 'Three of Ten starts soon' })
    await until('the push message', async () => (await browser.readMessages()).length === 1)
    const rows = await server().sql<{ username: string }>(
      `SELECT p.username FROM notification n JOIN player p ON p.member_id = n.member_id AND p.id = n.player_id
        WHERE n.kind = 'drawReminder'`,
    )
    expect(rows).toEqual([{ username: 'crowd1' }])
  })
})
