import { announce } from '#events/announce.ts'
import { decimal } from '#instance/terms.ts'
import { house, playerCash } from '../account-key.ts'
import type { CommandRule } from '../command.ts'
import { contentHash, earlierAnswer } from '../op-key.ts'
import type { Book } from '../book.ts'
import { tellBalance } from '../tell.ts'
import { type BonusTerms, grantNeeds, type GrantBonusAnswer, openGrant } from './grant-bonus.ts'

/** What a coupon is worth: cash at once, or a bonus with its terms. */
export type CreditCoupon = { readonly couponId: string } & (
  | ({ readonly instant: true } & Pick<BonusTerms, 'playerId' | 'currency' | 'amount'>)
  | ({ readonly instant: false } & BonusTerms)
)

export type CreditCouponAnswer = GrantBonusAnswer | { readonly journalId: string }

/** Once for each coupon and player: the key is made of both. */
export const creditCoupon: CommandRule<'creditCoupon'> = {
  needs(request) {
    const opKey = keyOf(request)
    if (!request.instant) return grantNeeds(opKey, request)
    const { playerId, currency } = request
    return {
      opKeys: [opKey],
      players: [playerId],
      accounts: [],
      opens: [house('house:promo', currency), playerCash(playerId, currency)],
    }
  },
  decide(request, book) {
    const opKey = keyOf(request)
    if (!request.instant) {
      const { couponId: _, instant: __, ...terms } = request
      const known = book.decided(opKey) !== undefined
      const granted = openGrant(book, opKey, terms)
      if (!known && 'grantId' in granted) tellCoupon(book, request)
      return granted
    }
    const opHash = contentHash(request)
    const earlier = earlierAnswer(book, opKey, opHash) as CreditCouponAnswer | undefined
    if (earlier) return earlier
    const { playerId, currency, amount } = request
    if (!book.loaded.players.has(playerId)) throw new Error(`there is no player ${playerId}`)
    const cash = playerCash(playerId, currency)
    const id = book.post({
      opKey,
      opHash,
      kind: 'coupon',
      ref: playerId,
      playerId,
      postings: [{ from: house('house:promo', currency), to: cash, amount }],
      result: journalId => ({ journalId: String(journalId) }),
    })
    tellBalance(book, cash)
    tellCoupon(book, request)
    return { journalId: String(id) }
  },
}

const keyOf = ({ couponId, playerId }: CreditCoupon): string => `coupon:${couponId}:${playerId}`

/** 'Promotion Awarded!' */
const tellCoupon = (book: Book, { couponId, playerId, instant, amount, currency }: CreditCoupon): void =>
  book.tell(`coupon/${couponId}/${playerId}`, () =>
    announce('playerCoupon', {
      eventType: 27,
      memberId: book.memberId,
      playerId,
      instantCoupon: instant,
      amount: decimal(amount, currency),
      currencyId: currency,
    }),
  )
