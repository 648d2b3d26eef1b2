import { Ajv } from 'ajv'
import { describe, expect, it } from 'vitest'
import type { Game } from './entities/games/game.ts'
import type { OperationName } from './operation-names.ts'
import { type Input, type Output, operations } from './operations.ts'

const ajv = new Ajv({ strict: true, allowUnionTypes: true })
const requestId = '0b7e9f6e-1c1d-4a5e-9b1e-0a1b2c3d4e5f'

const lantern: Game = {
  gameId: 7,
  gameInstanceId: 48213,
  version: 12,
  currencyId: 'GBP',
  gameTitle: 'Lantern 6/49',
  gameTitleShort: 'Lantern',
  gameDescription: '',
  gameInfo: '',
  gameStatus: 'OPEN',
  gameRule: { oneDrawGame: { pick: 6, from: 49 } },
  tournament: true,
  tournamentStartTime: 1_790_000_000_000,
  registrationEndTime: 1_789_999_970_000,
  gamePlayMax: 100_000,
  gamePlayCurrent: 2,
  gamePlayerCurrent: 1,
  playerPlayMax: 50,
  playerPlaysInGame: 0,
  playerInGame: false,
  favGame: false,
  progressiveAmount: '1250000.50',
  prizePool: '1.10',
  payoutCurrencyId: 'GBP',
  gamePlayCost: '1.00',
  gameFeePerPlay: '0.10',
  gamePlaySize: 6,
  gamePlaySize2nd: 0,
  payoutPercentage: 55,
}

const inputs: { [N in OperationName]?: readonly Input<N>[] } = {
  ping: [{}],
  login: [{ username: 'alice', password: 'x' }],
  init: [{ filter: { memberId: 1, languageId: 'en_US' } }],
  getFilteredGames: [{ filter: {} }, { filter: { instaplay: -1, minPlayCost: '0.50', maxResults: 20 } }],
  joinGame: [
    {
      requestId,
      gameId: 7,
      gameInstanceId: 48213,
      userPlays: [[1, 2, 3, 4, 5, 6]],
      userPlaysCount: 1,
      currencyId: 'GBP',
    },
  ],
  updateTimeout: [{ hours: 24 }],
}

const outputs: { [N in OperationName]?: readonly Output<N>[] } = {
  ping: [{ serverTime: 1_790_000_000_000 }],
  logout: [{ result: 'success' }],
  getFilteredGames: [{ games: [lantern], totalCount: 1 }],
  getGameLobby: [
    {
      game: lantern,
      prizeLadder: [{ tier: 1, matches: 6, kind: 'jackpot', each: '1250000.50', odds: { in: 13_983_816 } }],
      anyPrizeOdds: 53.7,
      returnToPlayer: '55.00',
      prizesFinal: false,
      prizesLevelled: true,
      oddsAtCap: false,
      myPlays: [
        { seq: 1, numbers: [1, 2, 3, 4, 5, 6], price: '1.00', fee: '0.10', joinCode: 'K7M2', won: '0' },
      ],
      lastDraws: [],
    },
  ],
  joinGame: [
    {
      exitCode: 2,
      exitDescription: 'Not enough funds.',
      gameInstanceId: 48213,
      gameStatus: 'OPEN',
    },
  ],
  getPlayerAccountBalance: [{ accountId: 1, accountCurrency: 'GBP', accountBalance: '12.50', version: 3 }],
}

const cases = (samples: typeof inputs | typeof outputs): readonly (readonly [OperationName, unknown])[] =>
  Object.entries(samples).flatMap(([name, values]) =>
    (values as readonly unknown[]).map(value => [name as OperationName, value] as const),
  )

const rejected: readonly (readonly [OperationName, unknown, string])[] = [
  ['ping', { now: 1 }, 'an argument of an operation without arguments'],
  ['init', { filter: { memberId: 1 } }, 'a missing language'],
  ['joinGame', { ...inputs.joinGame?.[0], requestId: 'again' }, 'a request id that is not a UUID'],
  ['joinGame', { ...inputs.joinGame?.[0], userPlaysCount: 0 }, 'no plays'],
  ['joinGame', { ...inputs.joinGame?.[0], price: '0.01' }, 'a price set by the client'],
  ['getCurrencyRatio', { from: 'gbp', to: 'EUR' }, 'a currency in lower case'],
  [
    'depositRequestInfo',
    { requestId, amount: 12.5, currencyId: 'GBP', paymentOptionId: 'c' },
    'an amount as a number',
  ],
  [
    'depositRequestInfo',
    { requestId, amount: '-1', currencyId: 'GBP', paymentOptionId: 'c' },
    'a negative amount',
  ],
  ['sendPlayerInvite', { email: 'bob' }, 'an email without a host'],
]

describe('sample values', () => {
  it.each(cases(inputs))('%s accepts the input %j', (name, value) => {
    expect(ajv.validate(operations[name].input, value), ajv.errorsText()).toBe(true)
  })

  it.each(cases(outputs))('%s accepts the output %j', (name, value) => {
    expect(ajv.validate(operations[name].output, value), ajv.errorsText()).toBe(true)
  })

  it.each(rejected)('%s rejects %j: %s', (name, value) => {
    expect(ajv.validate(operations[name].input, value)).toBe(false)
  })
})
