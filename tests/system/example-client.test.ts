import { endDraw, startDraw } from '@fairground/testkit/server/draw'
import { buy, findOpenGame, joinRequest } from '@fairground/testkit/server/play'
import { runExampleClient } from '@fairground/testkit/server/run-example-client'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer({ drawn: [11] })

/** One of these lines wins in every draw. */
const everyLine = Array.from({ length: 10 }, (_, i) => [i + 1, ((i + 1) % 10) + 1, ((i + 4) % 10) + 1])

/** A draw with a winning ticket of rowan ends while rowan is away, and a subscription continues. */
const playBefore = async (): Promise<void> => {
  const rowan = await server().login('rowan')
  const game = await findOpenGame(rowan, 11)
  await buy(rowan, game, ...everyLine)
  await rowan.call('joinGame', joinRequest(game, [[1, 2, 3]], { subscriptions: 3 }))
  await server().sql(
    `UPDATE session SET seen_at = seen_at - interval '10 minutes', created_at = created_at - interval '10 minutes'`,
  )
  await startDraw(server(), game.gameInstanceId)
  await endDraw(server(), game.gameInstanceId)
}

it('calls the operations for apps and partners and handles refusals and events', async () => {
  await playBefore()
  const { operations, faults, events } = await runExampleClient(server(), [
    '--buy',
    '--end-subscriptions',
    '--register',
  ])
  expect(operations).toEqual(
    expect.arrayContaining([
      'loginCheck',
      'getOfflineEvents',
      'acknowledgePesistentEvents',
      'getFilteredGames',
      'getAllGameTypeInstances',
      'getGamesCostPerMonth',
      'getGamesCostPerMonthAndSchedule',
      'getGameHistoryDetail',
      'checkPassword',
      'checkUsernameWithActiveSubscription',
      'checkEmailWithActiveSubscription',
      'checkMaximumMonthlyWagers',
      'getCountries',
      'getCountry',
      'getAddressByPostalCode',
      'getLastVerificationRequest',
      'isSubscriptionActive',
      'hasPlayerGameSubscriptions',
      'getSubscriptionDates',
      'getSubscriptionPromotion',
      'getPlayerAccounts',
      'getPlayerAccountBalance',
      'searchPlayersExternalHistory',
      'openTicket',
      'getMainAds',
      'getCampaignAds',
      'getStateProvincesForCountry',
      'getGamePayoutInfo',
      'saveFavoriteGame',
      'deleteFavoriteGame',
      'updatePlayerLocale',
      'updateContactPreference',
      'collectMobileGifts',
      'getPlayerCurrentXPMultiplier',
      'purchaseTicket',
      'joinGameCancel',
      'sendEmailSubscriptionDetails',
      'removePlayerGameSubscription',
      'getGameTypeInstances',
      'registerAndLoginBeforeDeposit',
      'requestIdVerification',
      'requestEmailConfirmation',
      'updateTimeout',
      'updateSelfExclusion',
    ]),
  )
  expect(faults).toEqual([
    'request.conflict',
    'login.notLoggedIn',
    'whitelabel.failed',
    'request.siteKeyNotValid',
    'request.unknownOperation',
  ])
  expect(events).toEqual(['playerJoin'])
  expect(await server().audit()).toEqual([])
}, 120_000)
