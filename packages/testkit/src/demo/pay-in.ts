import { depositThroughApi } from './deposit-through-api.ts'
import { logInThroughApi } from './log-in-through-api.ts'
import { type DemoMember, demoPlayers } from './world.ts'

/** A card of their own for each, because a coupon is refused if two accounts share a card. */
const cards: { readonly [P in (typeof demoPlayers)[number]]: string } = {
  rowan: '5555 5555 5555 4444',
  alice: '4111 1111 1111 1111',
  bob: '5105 1051 0510 5100',
}

const payInAt = async (port: number, member: DemoMember): Promise<void> => {
  for (const player of demoPlayers) {
    const caller = await logInThroughApi(port, member, player)
    const { methods } = await caller.call('getWithdrawalStep', { currencyId: member.currency })
    if (methods.length === 0) await depositThroughApi(caller, member.currency, '20.00', cards[player])
    await caller.call('logout', {})
  }
}

/** Each demo player pays by card once, so that withdrawals have a destination. */
export const payIn = async (port: number, members: readonly DemoMember[]): Promise<void> => {
  await Promise.all(members.map(member => payInAt(port, member)))
}
