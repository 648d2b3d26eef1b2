import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Caller, restClient } from '@fairground/client/rest'
import { memoryTokenStore } from '@fairground/client/token-store'
import { until } from '#server/until.ts'
import { paymentProvider } from '#services/payment-provider.ts'
import type { Stack } from '#stack/stack.ts'
import type { DemoApi } from '#demo/demo-api.ts'
import { depositThroughApi } from '#demo/deposit-through-api.ts'
import { logInThroughApi } from '#demo/log-in-through-api.ts'
import { toGameTemplate } from '#demo/to-templates.ts'
import { closeBeforeStartMs, type DemoMember, demoPassword } from '#demo/world.ts'
import type { WaitingPlayer } from './waiting-players.ts'

export interface WorklistOptions {
  readonly stack: Pick<Stack, 'port' | 'sandbox'>
  readonly api: DemoApi
  readonly member: DemoMember
  readonly folder: string
}

const withdrawals: readonly (readonly [WaitingPlayer, string, string])[] = [
  ['hazel', '30.00', '4012 8888 8888 1881'],
  ['oscar', '1250.00', '4000 0566 5566 5556'],
  ['felix', '85.50', '5200 8282 8282 8210'],
]
/** As many as the rules of safer play call strong. */
const declinedDeposits = 8
const winterGameId = 190
const question =
  'I bought a ticket on Friday, but I do not find it in my history. Could you please look it up for me?'

/**
 * Fills the worklists of the console: withdrawals, money in suspense, a document, a support case, a player with signs of
 * harm and a proposal. All of it arrives through the players' API and the operator API, once for each folder.
 */
export const ensureWorklists = async (options: WorklistOptions): Promise<void> => {
  const file = join(options.folder, 'worklists.json')
  if (existsSync(file)) return
  await requestWithdrawals(options)
  await payAnotherAmount(options)
  await declineDeposits(options)
  await sendPassport(options)
  await openSupportCase(options)
  await proposeGame(options)
  writeFileSync(file, '{}\n')
}

const logIn = ({ stack, member }: WorklistOptions, name: WaitingPlayer): Promise<Caller> =>
  logInThroughApi(stack.port, member, name)

const requestWithdrawals = async (options: WorklistOptions): Promise<void> => {
  const { currency } = options.member
  for (const [name, amount, card] of withdrawals) {
    const caller = await logIn(options, name)
    await depositThroughApi(caller, currency, '20.00', card)
    const { methods } = await caller.call('getWithdrawalStep', { currencyId: currency })
    const [method] = methods
    if (!method) throw new Error(`${name} has no card for a withdrawal`)
    await caller.call('payoutSubmit', {
      requestId: randomUUID(),
      currencyId: currency,
      amount,
      password: demoPassword,
      methodId: method.id,
    })
  }
}

const orderDeposit = ({ call }: Caller, currencyId: string, amount: string) =>
  call('depositRequestInfo', { requestId: randomUUID(), amount, currencyId, paymentOptionId: 'card' })

/** The provider reports another amount than the player ordered, so the money waits for a person. */
const payAnotherAmount = async (options: WorklistOptions): Promise<void> => {
  const { stack, api, member } = options
  const provider = paymentProvider(stack.sandbox)
  const { redirectUrl } = await orderDeposit(await logIn(options, 'greta'), member.currency, '40.00')
  if (redirectUrl === null) throw new Error('a deposit by card has no page of the provider')
  await provider.set({ wrongAmount: 1 })
  const body = new URLSearchParams({ number: '4242 4242 4242 4242' })
  await fetch(redirectUrl, { method: 'POST', body })
  const finance = await api.as('ines')
  await until(
    'the money in suspense',
    async () => (await finance.call('listSuspense', {}, member.id)).items.length > 0,
    60_000,
  )
  await provider.set({ wrongAmount: 0 })
}

/** Orders all deposits first, because the cashier refuses new ones after five failures. */
const declineDeposits = async (options: WorklistOptions): Promise<void> => {
  const { stack, member } = options
  const maud = await logIn(options, 'maud')
  const orderIds: number[] = []
  for (let count = 0; count < declinedDeposits; count++)
    orderIds.push((await orderDeposit(maud, member.currency, '50.00')).orderId)
  for (const orderId of orderIds) await paymentProvider(stack.sandbox).decline(member, orderId)
}

const sendPassport = async ({ stack, member }: WorklistOptions): Promise<void> => {
  const baseUrl = `http://127.0.0.1:${stack.port}`
  const token = memoryTokenStore(null)
  const { call } = restClient({ baseUrl, memberId: member.id, siteKey: member.siteKey, token })
  await call('login', { username: 'greta' satisfies WaitingPlayer, password: demoPassword })
  const answer = await fetch(`${baseUrl}/api/${member.id}/documents`, {
    method: 'POST',
    headers: {
      'content-type': 'application/octet-stream',
      'site-key': member.siteKey,
      'auth-token': token.read() ?? '',
    },
    body: readFileSync(join(import.meta.dirname, 'passport.png')),
  })
  if (!answer.ok) throw new Error(`the upload of the passport got status ${answer.status}`)
  const { uploadId } = (await answer.json()) as { uploadId: string }
  const document = { kind: 'passport', fileName: 'passport.png', contentType: 'image/png', uploadId } as const
  await call('submitVerificationRequest', { kind: 'id', documents: [document] })
}

const openSupportCase = async (options: WorklistOptions): Promise<void> => {
  const { call } = await logIn(options, 'felix')
  await call('createSupportCase', {
    email: 'felix@example.test',
    name: 'Felix Example',
    message: question,
    lang: 'en_GB',
  })
}

/** A new game waits for a second person. */
const proposeGame = async ({ api, member }: WorklistOptions): Promise<void> => {
  const [game] = member.games
  if (!game) return
  const winter = {
    ...game,
    id: winterGameId,
    title: 'Winter Special',
    titleShort: 'Winter',
    description: 'A draw for the long evenings.',
  }
  const payload = { game: toGameTemplate(winter, closeBeforeStartMs) }
  await (await api.as('rosa')).propose(member.id, 'publishGame', payload, 'The draws of the winter months')
}
