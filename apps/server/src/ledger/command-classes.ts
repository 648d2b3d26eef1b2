import { automaticApprover } from './cashier/automatic-approver.ts'
import type { AnyCommand, CommandName } from './commands.ts'

/**
 * The rights to send commands. A gateway holds `play`: what a player may do with the player's own money. A worker holds
 * `play` and `cashier`: what the rules, a draw or a payment provider decide. The staff hold `operator`: it creates no money
 * without a proposal.
 */
export const serviceClasses = ['play', 'cashier', 'operator'] as const

/** Demonstrations and tests create money with `seed`. No service holds it, and a lane in production has no key for it. */
export const commandClasses = [...serviceClasses, 'seed'] as const
export type CommandClass = (typeof commandClasses)[number]

/** The classes in which a lane accepts each command. */
export const acceptedClasses: { readonly [N in CommandName]: readonly [CommandClass, ...CommandClass[]] } = {
  join: ['play'],
  cancelJoin: ['play'],
  pay: ['cashier'],
  closeBooks: ['cashier'],
  refund: ['cashier'],
  deposit: ['seed'],
  fundJackpot: ['cashier'],
  fundReserve: ['cashier'],
  grantBonus: ['seed'],
  expireBonus: ['cashier'],
  payBonusBall: ['cashier'],
  claimOffer: ['play'],
  redeemOffer: ['play'],
  forfeitBonus: ['play'],
  rewardReferral: ['cashier'],
  creditCoupon: ['cashier'],
  setLimit: ['operator'],
  changeLimits: ['play'],
  takePrize: ['play'],
  exchange: ['play'],
  orderDeposit: ['play'],
  // Moves no money: an order that was marked as failed is still credited when the provider reports its payment.
  moveDeposit: ['play', 'cashier'],
  creditDeposit: ['cashier'],
  reverseDeposit: ['cashier', 'operator'],
  chargeBack: ['cashier'],
  requestWithdrawal: ['play'],
  approveWithdrawal: ['cashier', 'operator'],
  markSending: ['cashier'],
  markUnknown: ['cashier'],
  payWithdrawal: ['cashier'],
  rejectWithdrawal: ['cashier', 'operator'],
  cancelWithdrawal: ['play'],
  openSubscription: ['play'],
  playSubscription: ['play'],
  cancelSubscription: ['play', 'operator'],
  adjust: ['operator'],
  settleSuspense: ['operator'],
  fundByProposal: ['operator'],
  buyGifts: ['play'],
  unwrapGift: ['play'],
  spendGift: ['play'],
  returnGift: ['play'],
  openDeck: ['cashier'],
  buyCards: ['play'],
  assignCards: ['cashier'],
  refundUndealt: ['cashier'],
  endDeck: ['cashier'],
}

/** Whether a sender with this right may send the command. Staff never act as the rule or as the provider, and the reverse. */
export const mayBeSentAs = (commandClass: CommandClass, { name, request }: AnyCommand): boolean => {
  if (!acceptedClasses[name].includes(commandClass)) return false
  if (name === 'approveWithdrawal')
    return (request.approvedBy === automaticApprover) === (commandClass === 'cashier')
  if (name === 'rejectWithdrawal') return (request.by === 'provider') === (commandClass === 'cashier')
  return true
}
