import { transitionTable } from '#payments/transition-table.ts'

/** DRAFT is not paid yet. SENT_BACK by the recipient and RETURNED after the use-by date both refund the giver. */
export const GIFT_STATES = ['DRAFT', 'WRAPPED', 'OPENED', 'USED', 'SENT_BACK', 'RETURNED'] as const

export type GiftState = (typeof GIFT_STATES)[number]
export type GiftEvent = 'buy' | 'open' | 'play' | 'sendBack' | 'return'
export type GiftRefusal = 'notBought' | 'alreadyBought' | 'alreadyOpened' | 'notOpened' | 'ended'

const ended: Record<GiftEvent, GiftRefusal> = {
  buy: 'alreadyBought',
  open: 'ended',
  play: 'ended',
  sendBack: 'ended',
  return: 'ended',
}

export const nextGiftState = transitionTable<GiftState, GiftEvent, GiftRefusal>(GIFT_STATES, {
  DRAFT: {
    buy: 'WRAPPED',
    open: 'notBought',
    play: 'notBought',
    sendBack: 'notBought',
    return: 'notBought',
  },
  WRAPPED: {
    buy: 'alreadyBought',
    open: 'OPENED',
    play: 'notOpened',
    sendBack: 'SENT_BACK',
    return: 'RETURNED',
  },
  OPENED: {
    buy: 'alreadyBought',
    open: 'alreadyOpened',
    play: 'USED',
    sendBack: 'alreadyOpened',
    return: 'RETURNED',
  },
  USED: ended,
  SENT_BACK: ended,
  RETURNED: ended,
})

const DAY = 86_400_000
const giftDays = 30

/** A gift that is not played by then goes back to the giver. */
export const giftUseBy = (boughtAt: number): number => boughtAt + giftDays * DAY

interface MonthOfGifts {
  /** Given in this calendar month and not returned. */
  readonly given: bigint
  readonly cap: bigint
}

/** Whether gifts of this amount still fit into the giver's month. */
export const fitsGiftCap = ({ given, cap }: MonthOfGifts, amount: bigint): boolean => given + amount <= cap
