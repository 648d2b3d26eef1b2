import { Types } from '@adyen/api-library'
import type { OrderRef, PayoutOrder, ProviderMovement, ProviderPayout } from '../payments.ts'
import type { AdyenClient } from './client.ts'
import { accountFor } from './account-for.ts'
import { type AdyenSettings } from '#platform/payment-settings.ts'
import { findStoredCards, readToken } from './stored-cards.ts'

const dayMs = 86_400_000
/** The longest period that Adyen accepts in one search. */
const maxSearchMs = 180 * dayMs
const pageSize = 100

const finalStates: Readonly<Record<string, ProviderPayout['state']>> = {
  booked: 'paid',
  refused: 'rejected',
  rejected: 'rejected',
  failed: 'rejected',
  cancelled: 'rejected',
  returned: 'rejected',
}

const toPayout = ({ status, reason }: { status: string; reason?: string }): ProviderPayout => {
  const state = finalStates[status] ?? 'pending'
  return { state, reason: state === 'rejected' ? (reason ?? status) : null }
}

/** Withdrawals to cards, as transfers from the operator's balance account. Adyen can be queried for their status. */
export const createPayouts = (settings: AdyenSettings, client: AdyenClient) => {
  const balanceAccountFor = (memberId: number): string => accountFor(settings.balanceAccount, memberId)

  const search = async (
    memberId: number,
    since: number,
    until: number,
    more: { readonly reference?: string; readonly cursor?: string },
  ) =>
    client.transfers.getAllTransfers(
      new Date(since),
      new Date(until),
      undefined,
      undefined,
      balanceAccountFor(memberId),
      undefined,
      more.reference,
      'card',
      'asc',
      more.cursor,
      pageSize,
    )

  return {
    async openPayout({ memberId, reference, amount, currency, token }: PayoutOrder): Promise<ProviderPayout> {
      const { payer, id } = readToken(token)
      const card = (await findStoredCards(settings, client, memberId, payer)).find(each => each.id === id)
      if (!card) throw new Error('Adyen no longer stores the card of this withdrawal')
      const transfer = await client.transfers.transferFunds(
        {
          amount: { value: Number(amount), currency },
          balanceAccountId: balanceAccountFor(memberId),
          category: Types.transfers.TransferInfo.CategoryEnum.Card,
          counterparty: {
            card: {
              cardHolder: { fullName: card.holderName ?? '', reference: payer },
              cardIdentification: { storedPaymentMethodId: id },
            },
          },
          reference,
        },
        { idempotencyKey: reference },
      )
      return toPayout(transfer)
    },

    async findPayout({ memberId, reference }: OrderRef): Promise<ProviderPayout | undefined> {
      const now = Date.now()
      const { data } = await search(memberId, now - maxSearchMs, now + dayMs / 24, { reference })
      const found = data?.find(transfer => transfer.reference === reference)
      return found && toPayout(found)
    },

    async movements(memberId: number, from: number, to: number): Promise<ProviderMovement[]> {
      const all: ProviderMovement[] = []
      let cursor: string | undefined
      do {
        const page = await search(memberId, from, to, cursor === undefined ? {} : { cursor })
        for (const { status, reference = '', amount, createdAt, creationDate } of page.data ?? [])
          if (finalStates[status] === 'paid')
            all.push({
              at: (createdAt ?? creationDate ?? new Date(from)).getTime(),
              kind: 'payout',
              reference,
              amount: BigInt(amount.value),
              currency: amount.currency,
            })
        cursor = parseCursor(page._links?.next?.href)
      } while (cursor !== undefined)
      return all
    },
  }
}

const parseCursor = (href: string | undefined): string | undefined =>
  href === undefined ? undefined : (new URL(href).searchParams.get('cursor') ?? undefined)
