import type { Caller } from '@fairground/testkit/demo/create-caller'
import { until } from '@fairground/testkit/server/until'
import type { Page, WebSocketRoute } from 'playwright-core'
import type { Bought } from './buy-plays.ts'
import type { Screens } from './screens.ts'

interface TourContext {
  readonly page: Page
  readonly bought: Bought
  /** Calls the API in the session of the page. */
  readonly caller: Caller
}

/** The screens of each kind of game: lobby, play-out and result. */
const kinds = [
  { name: 'ext', gameId: 104, lobby: '/pick', playout: '/playout', over: '/gameOverLottery' },
  { name: 'pick-x', gameId: 105, lobby: '/pick', playout: '/playout', over: '/gameOverLottery' },
  { name: 'raffle', gameId: 106, lobby: '/raffle', playout: '/playout', over: '/gameOverRaffleExt' },
  { name: 'race', gameId: 108, lobby: '/lobby', playout: '/playout', over: '/gameOverLottery' },
  { name: 'scratchcard', gameId: 109, lobby: '/scratchcard' },
  { name: 'crossword', gameId: 110, lobby: '/crossword' },
  {
    name: 'bingo-90',
    gameId: 107,
    lobby: '/bingo/lobby',
    playout: '/bingo/playout',
    over: '/bingo/gameover',
  },
  {
    name: 'bingo-75',
    gameId: 205,
    lobby: '/bingo/lobby',
    playout: '/bingo/playout',
    over: '/bingo/gameover',
  },
] as const

const pages = [
  ['tickets', '/tickets'],
  ['history', '/history'],
  ['replays', '/replay'],
  ['subscriptions', '/subscriptions'],
  ['raffles', '/raffles'],
  ['scan', '/scan'],
  ['cashier', '/cashier'],
  ['deposit', '/deposit'],
  ['cashier-history', '/cashier/history'],
  ['withdraw', '/withdraw'],
  ['withdraw-pending', '/withdraw/pending'],
  ['payment-methods', '/cashier/methods'],
  ['prizes', '/cashier/prizes'],
  ['prize', '/cashier/prizes/prize'],
  ['safer-play', '/cashier/responsiblegaming'],
  ['limits', '/cashier/responsiblegaming/limits'],
  ['time-out', '/cashier/responsiblegaming/timeout'],
  ['reality-check', '/cashier/responsiblegaming/realitycheck'],
  ['exclusion', '/cashier/responsiblegaming/exclusion'],
  ['set-exclusion', '/cashier/responsiblegaming/exclusion/set'],
  ['account', '/account'],
  ['account-info', '/account/info'],
  ['account-address', '/account/address'],
  ['account-email', '/account/email'],
  ['account-phone', '/account/phone'],
  ['account-password', '/account/password'],
  ['account-notifications', '/account/notifications'],
  ['notifications', '/notifications'],
  ['achievements', '/achievements'],
  ['ranks', '/ranks'],
  ['gifts', '/gifts'],
  ['account-verification', '/account/verification'],
  ['reset-link-wrong', '/password'],
  ['email-link-wrong', '/emailconfirmation'],
  ['custom-page', '/p/one-line'],
  ['contact', '/contact'],
  ['how-to-play', '/howtoplay'],
  ['terms', '/terms'],
  ['privacy', '/privacy'],
  ['credits', '/credits'],
  ['results-by-day', '/results/104'],
  ['statistics', '/statistics/104'],
  ['my-statistics', '/cashier/responsiblegaming/statistics'],
  ['guide', '/howtoplay/bingoGame'],
  ['practice', '/practice'],
  ['practice-game', '/practice/104'],
] as const

const aroundOneGame = [
  ['bets', '/bets'],
  ['players', '/players'],
  ['payout', '/payout'],
] as const

const replayForMs = 20_000
const bingoEndTimeoutMs = 300_000
const pollMs = 5000

/** Visits every screen that needs no further purchase. */
export const takeTour = async (
  { page, caller, bought }: TourContext,
  { visit, shot }: Screens,
): Promise<void> => {
  for (const [name, path] of pages) {
    await visit(path)
    await shot(name)
  }
  const open = async (gameId: number): Promise<number | undefined> => {
    const { games } = await caller.call('getFilteredGames', { filter: { gameId } })
    return games.find(game => game.gameStatus === 'OPEN')?.gameInstanceId
  }
  const ended = async (gameId: number): Promise<readonly number[]> => {
    const { draws } = await caller.call('getGameLastWinningDraws', { gameId, maxResults: 20 })
    return draws.map(({ gameInstanceId }) => gameInstanceId)
  }
  /** Waits for the instance in which the player holds tickets; a bingo game takes minutes. */
  const waitUntilEnded = async (gameId: number): Promise<number | undefined> => {
    const own = bought.get(gameId)
    for (let waited = 0; own !== undefined && waited < bingoEndTimeoutMs; waited += pollMs) {
      if ((await ended(gameId)).includes(own)) return own
      await page.waitForTimeout(pollMs)
    }
    return (await ended(gameId))[0]
  }
  for (const kind of kinds) {
    const onSale = await open(kind.gameId)
    if (onSale !== undefined) {
      await visit(`${kind.lobby}?id=${onSale}`)
      await shot(`${kind.name}-lobby`)
    }
    const over = 'over' in kind ? await waitUntilEnded(kind.gameId) : undefined
    if (!('over' in kind) || over === undefined) continue
    await visit(`${kind.over}?id=${over}`)
    await shot(`${kind.name}-over`)
    await visit(`${kind.playout}?id=${over}&replay=true`)
    await page.waitForTimeout(replayForMs)
    await shot(`${kind.name}-replay`, false)
    await visit(`/draws?id=${over}`)
    await shot(`${kind.name}-verify`)
  }
  const [lottery] = await ended(101)
  for (const [name, path] of lottery === undefined ? [] : aroundOneGame) {
    await visit(`${path}?id=${lottery}`)
    await shot(name)
  }
}

/** Makes a deposit on the provider's page in its frame. */
export const takeDeposit = async (page: Page, { visit, shot }: Screens): Promise<void> => {
  await visit('/deposit')
  await page.getByLabel('How much would you like to add?').fill('20')
  await shot('deposit-filled')
  await page
    .getByRole('button', { name: /^Add .20/ })
    .filter({ visible: true })
    .click()
  const provider = page.frameLocator('iframe[title="Page of the payment provider"]')
  await provider.getByLabel('Card number').waitFor()
  await shot('deposit-frame', false)
  await provider.getByLabel('Card number').fill('4242 4242 4242 4242')
  await provider.getByLabel('Valid until').fill('12/30')
  await provider.getByLabel('Security code').fill('123')
  await provider.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('heading', { name: /is in your balance$/ }).waitFor()
  await shot('deposit-done')
}

const visitorModals = [
  ['register', '/?signup=true'],
  ['forgot', '/?forgot=true'],
] as const

/** Takes the screens of a visitor; a player with cards sees the cards instead. */
export const takeVisitor = async (page: Page, { call }: Caller, { visit, shot }: Screens): Promise<void> => {
  for (const { name, gameId, lobby } of kinds.filter(kind => !('over' in kind))) {
    const firstOnSale = async () => (await call('getFilteredGames', { filter: { gameId } })).games[0]
    const { gameInstanceId } = await until(`game ${gameId} is on sale`, firstOnSale, 60_000)
    await visit(`${lobby}?id=${gameInstanceId}`)
    await shot(`${name}-visitor`)
  }
  for (const [name, path] of visitorModals) {
    await visit(path)
    await page.getByRole('dialog').waitFor()
    await shot(name, false)
  }
}

const slowMs = 3000
const offlineNoticeMs = 4000
const requestTimeoutMs = 15_000

/** Takes the loading, offline, unreachable and maintenance states. */
export const takeStates = async (page: Page, { visit, begin, shot }: Screens): Promise<void> => {
  const sockets = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket('**', socket => {
    if (isCut) return void socket.close()
    socket.connectToServer()
    sockets.add(socket)
  })
  await visit('/')
  const menu = page.getByRole('button', { name: /menu/i }).first()
  // A wide screen shows the entries in its header and has no menu button.
  if (await menu.isVisible()) {
    await menu.click()
    await page.getByRole('dialog').waitFor()
    await shot('menu', false)
  }
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit('/')
  await shot('lobby-reduced-motion', false)
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.route('**/api/**', async route => {
    await page.waitForTimeout(slowMs)
    await route.continue()
  })
  await begin('/')
  await shot('lobby-loading', false)
  await page.unrouteAll({ behavior: 'wait' })
  await visit('/')
  isCut = true
  await page.route('**/api/**', route => route.abort())
  for (const socket of sockets) await socket.close()
  await page.waitForTimeout(offlineNoticeMs)
  await shot('lobby-offline', false)
  await begin('/tickets')
  await page.waitForTimeout(requestTimeoutMs)
  await shot('unreachable', false)
  await begin('/maintenance')
  await shot('maintenance', false)
}
