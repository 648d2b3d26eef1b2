import { announce } from '#events/announce.ts'
import { decimal } from '#platform/money.ts'
import { operatorAccount, playerCash } from '../account-key.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import type { Book } from '#ledger/book/book.ts'
import { publishBalance } from '#ledger/book/publish.ts'
import { type BonusTerms, grantNeeds, type GrantBonusAnswer, openGrant } from './grant-bonus.ts'

/** The value of a coupon: cash, or a bonus with its terms. */
export type CreditCoupon = { readonly couponId: string } & (
  | ({ readonly instant: true } & Pick<BonusTerms, 'playerId' | 'currency' | 'amount'>)
  | ({ readonly instant: false } & BonusTerms)
)

export type CreditCouponAnswer = GrantBonusAnswer | { readonly journalId: string }

/** Credits a coupon once per player: the op key contains both. */
export const creditCoupon: CommandRule<CreditCoupon, CreditCouponAnswer> = {
  needs(request) {
    const opKey = opKeyFor(request)
    if (!request.instant) return grantNeeds(opKey, request)
    const { playerId, currency } = request
    return {
      opKeys: [opKey],
      players: [playerId],
      accounts: [],
      opens: [operatorAccount('house:promo', currency), playerCash(playerId, currency)],
    }
  },
  decide(request, book) {
    const opKey = opKeyFor(request)
    if (!request.instant) {
      const { couponId: _, instant: __, ...terms } = request
      const known = book.findDecision(opKey) !== undefined
      const granted = openGrant(book, opKey, terms)
      if (!known && 'grantId' in granted) publishCoupon(book, request)
      return granted
    }
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as CreditCouponAnswer | undefined
    if (earlier) return earlier
    const { playerId, currency, amount } = request
    if (!book.loaded.players.has(playerId)) throw new Error(`unknown player ${playerId}`)
    const cash = playerCash(playerId, currency)
    const id = book.post({
      opKey,
      opHash,
      kind: 'coupon',
      ref: playerId,
      playerId,
      postings: [{ from: operatorAccount('house:promo', currency), to: cash, amount }],
      result: journalId => ({ journalId: String(journalId) }),
    })
    publishBalance(book, cash)
    publishCoupon(book, request)
    return { journalId: String(id) }
  },
}

type Promotion = Pick<CreditCoupon, 'couponId' | 'playerId' | 'instant' | 'amount' | 'currency'>

const opKeyFor = ({ couponId, playerId }: CreditCoupon): string => `coupon:${couponId}:${playerId}`

/** A promotion that was credited without an action of the player. */
export const publishCoupon = (
  book: Book,
  { couponId, playerId, instant, amount, currency }: Promotion,
): void =>
  book.publish(`coupon/${couponId}/${playerId}`, () =>
    announce('playerCoupon', {
      eventType: 27,
      memberId: book.memberId,
      playerId,
      instantCoupon: instant,
      amount: decimal(amount, currency),
      currencyId: currency,
    }),
  )
