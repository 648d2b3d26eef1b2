import { fitsGiftCap, giftUseBy, nextGiftState } from '@fairground/rules/rewards/gift'
import { operatorAccount, playerCash } from '#ledger/account-key.ts'
import type { Book } from '#ledger/book/book.ts'
import type { CommandRule } from '#ledger/command-rule.ts'
import { type GiftRow, givenText } from '#ledger/gifts/rows.ts'
import { contentHash, earlierAnswer } from '#ledger/book/op-key.ts'
import { publishBalance } from '#ledger/book/publish.ts'

export interface BuyGifts {
  readonly opKey: string
  readonly giverId: number
  /** All unpaid gifts of this invite are bought together. */
  readonly inviteId: number
  readonly gameId: number
  readonly currency: string
  /** What the giver may give in a month. */
  readonly cap: bigint
}

type BuyRefusal =
  | 'playerNotActive'
  | 'noSuchGift'
  | 'alreadyBought'
  | 'otherPrice'
  | 'overCap'
  | 'notEnoughFunds'

export type BuyGiftsAnswer =
  | { readonly done: true; readonly inviteId: number }
  | { readonly done: false; readonly reason: BuyRefusal }

/** Moves the cost of all gifts of an invite from the giver's cash into the escrow of gifts. */
export const buyGifts: CommandRule<BuyGifts, BuyGiftsAnswer> = {
  needs: ({ opKey, giverId, inviteId, gameId, currency }) => ({
    opKeys: [opKey],
    players: [giverId],
    games: [gameId],
    giftInvites: [inviteId],
    giftGivers: [giverId],
    accounts: [],
    opens: [playerCash(giverId, currency), operatorAccount('gift:escrow', currency)],
  }),
  decide(request, book) {
    const { opKey, giverId, inviteId, currency } = request
    const opHash = contentHash({ giverId, inviteId })
    const earlier = earlierAnswer(book, opKey, opHash) as BuyGiftsAnswer | undefined
    if (earlier) return earlier
    const gifts = [...book.loaded.gifts.gifts.values()].filter(gift => gift.inviteId === inviteId)
    const refusal = findRefusal(request, gifts, book)
    if (refusal) return { done: false, reason: refusal }
    const cash = playerCash(giverId, currency)
    const answer = { done: true, inviteId } as const
    const journalId = book.post({
      opKey,
      opHash,
      kind: 'gift-buy',
      ref: inviteId,
      playerId: giverId,
      postings: gifts.map(({ amount }) => ({
        from: cash,
        to: operatorAccount('gift:escrow', currency),
        amount,
      })),
      result: () => answer,
    })
    for (const gift of gifts) {
      gift.state = 'WRAPPED'
      gift.buyJournal = journalId
      gift.useBy = giftUseBy(book.now)
      book.giftChanges.gifts.add(gift)
    }
    const { given } = book.loaded.gifts
    const key = givenText(giverId, currency)
    given.set(key, (given.get(key) ?? 0n) + sumAmounts(gifts))
    publishBalance(book, cash)
    return answer
  },
}

const sumAmounts = (gifts: readonly GiftRow[]): bigint => gifts.reduce((sum, gift) => sum + gift.amount, 0n)

const findRefusal = (
  { giverId, gameId, currency, cap }: BuyGifts,
  gifts: readonly GiftRow[],
  book: Book,
): BuyRefusal | undefined => {
  if (book.loaded.players.get(giverId)?.status !== 'active') return 'playerNotActive'
  const isForeign = (gift: GiftRow) =>
    gift.giverId !== giverId || gift.gameId !== gameId || gift.currency !== currency
  if (gifts.length === 0 || gifts.some(isForeign)) return 'noSuchGift'
  if (gifts.some(({ state }) => !nextGiftState(state, 'buy').ok)) return 'alreadyBought'
  const game = book.loaded.cashier.games.get(gameId)
  if (!game?.active || game.currency !== currency) return 'noSuchGift'
  const hasOtherPrice = ({ amount, plays }: GiftRow) => amount !== (game.price + game.fee) * BigInt(plays)
  if (gifts.some(hasOtherPrice)) return 'otherPrice'
  const amount = sumAmounts(gifts)
  const given = book.loaded.gifts.given.get(givenText(giverId, currency)) ?? 0n
  if (!fitsGiftCap({ given, cap }, amount)) return 'overCap'
  return book.balance(playerCash(giverId, currency)) < amount ? 'notEnoughFunds' : undefined
}
