import { expectFault } from '@fairground/testkit/server/checked-call'
import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { setPushAnswer, subscribeBrowser } from '@fairground/testkit/services/push'
import { expect, it } from 'vitest'
import { isPushEndpoint } from '#providers/push.ts'
import { sendMessage, setChannel } from './notifications.test-support.ts'

const server = useTestServer({ sandbox: true, crowd: 2 })

const countSubscriptions = async (memberId = 1): Promise<number> => {
  const [row] = await server().sql<{ n: number }>(
    'SELECT count(*)::int AS n FROM push_subscription WHERE member_id = $1',
    [memberId],
  )
  return row!.n
}

it('refuses endpoints that belong to no push service', async () => {
  const player = await server().login('crowd1')
  const { subscription } = await subscribeBrowser(server().sandbox)
  for (const endpoint of ['http://127.0.0.1:1/push', 'https://attacker.example/push', 'not a url'])
    expect(
      await expectFault(player.call, 'registerPushSubscription', { ...subscription, endpoint }),
    ).toMatchObject({ name: 'request.invalid' })
  expect(await countSubscriptions()).toBe(0)
})

it('recognises push services by scheme, host and subdomain', () => {
  const services = ['https://fcm.googleapis.com', 'https://*.notify.windows.com']
  const isKnown = (endpoint: string) => isPushEndpoint(services, endpoint)
  expect(isKnown('https://fcm.googleapis.com/fcm/send/abc')).toBe(true)
  expect(isKnown('https://db5p.notify.windows.com/w/?token=a')).toBe(true)
  expect(isKnown('http://fcm.googleapis.com/fcm/send/abc')).toBe(false)
  expect(isKnown('https://fcm.googleapis.com.attacker.example/')).toBe(false)
  expect(isKnown('https://xnotify.windows.com/')).toBe(false)
  expect(isKnown('https://user@fcm.googleapis.com/')).toBe(false)
})

it('only the player of a browser can remove it, and another operator keeps its own', async () => {
  const [player, other] = [await server().login('crowd1'), await server().login('crowd2')]
  const south = await server().login('rowan', 'south')
  const { subscription } = await subscribeBrowser(server().sandbox)
  const { endpoint } = subscription
  await player.call('registerPushSubscription', subscription)
  await player.call('registerPushSubscription', subscription)
  await south.call('registerPushSubscription', subscription)
  await other.call('removePushSubscription', { endpoint })
  expect([await countSubscriptions(1), await countSubscriptions(2)]).toEqual([1, 1])
  await player.call('removePushSubscription', { endpoint })
  expect([await countSubscriptions(1), await countSubscriptions(2)]).toEqual([0, 1])
  expect(await player.call('getNotificationPreferences', {})).toMatchObject({ pushDevices: 0 })
})

it('repeats a message after an outage of the push service and removes a browser that has unsubscribed', {
  timeout: 60_000,
}, async () => {
  const player = await server().login('crowd2')
  const browser = await subscribeBrowser(server().sandbox)
  await player.call('registerPushSubscription', browser.subscription)
  await setChannel(player, 'message', 'push')
  await setPushAnswer(server().sandbox, 503)
  await sendMessage(server(), 'crowd2', 'during the outage')
  await until('a failure', async () => {
    const rows = await server().sql(`SELECT FROM jobs.job WHERE name = 'push' AND state = 'retry'`)
    return rows.length === 1
  })
  await setPushAnswer(server().sandbox, 201)
  await until('the message', async () => (await browser.readMessages()).length > 0, 25_000)
  expect((await browser.readMessages()).map(({ content }) => content.title)).toEqual(['during the outage'])

  await setPushAnswer(server().sandbox, 410)
  await sendMessage(server(), 'crowd2', 'after the end')
  await until('no subscription', async () => (await countSubscriptions()) === 0)
  await setPushAnswer(server().sandbox, 201)
})
