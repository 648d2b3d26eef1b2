import { Types } from '@adyen/api-library'
import type { OrderRef, PayoutOrder, ProviderMovement, ProviderPayout } from '../payments.ts'
import type { AdyenClient } from './client.ts'
import { accountOf, type AdyenSettings } from './settings.ts'
import { cardsOf, readToken } from './stored-cards.ts'

const dayMs = 86_400_000
/** Adyen looks no further back than half a year at once. */
const longestSearchMs = 180 * dayMs
const pageSize = 100

const endings: Readonly<Record<string, ProviderPayout['state']>> = {
  booked: 'paid',
  refused: 'rejected',
  rejected: 'rejected',
  failed: 'rejected',
  cancelled: 'rejected',
  returned: 'rejected',
}

const payoutOf = ({ status, reason }: { status: string; reason?: string }): ProviderPayout => {
  const state = endings[status] ?? 'pending'
  return { state, reason: state === 'rejected' ? (reason ?? status) : null }
}

/** Payouts to cards, as transfers from the operator's balance account. Adyen can be asked about these. */
export const createPayouts = (settings: AdyenSettings, client: AdyenClient) => {
  const balanceOf = (memberId: number): string => accountOf(settings.balanceAccount, memberId)

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
      balanceOf(memberId),
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
      const card = (await cardsOf(settings, client, memberId, payer)).find(each => each.id === id)
      if (!card) throw new Error('Adyen no longer has the card to be paid to')
      const transfer = await client.transfers.transferFunds(
        {
          amount: { value: Number(amount), currency },
          balanceAccountId: balanceOf(memberId),
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
      return payoutOf(transfer)
    },

    async findPayout({ memberId, reference }: OrderRef): Promise<ProviderPayout | undefined> {
      const now = Date.now()
      const { data } = await search(memberId, now - longestSearchMs, now + dayMs / 24, { reference })
      const found = data?.find(transfer => transfer.reference === reference)
      return found && payoutOf(found)
    },

    async movements(memberId: number, from: number, to: number): Promise<ProviderMovement[]> {
      const all: ProviderMovement[] = []
      let cursor: string | undefined
      do {
        const page = await search(memberId, from, to, cursor === undefined ? {} : { cursor })
        for (const { status, reference = '', amount, createdAt, creationDate } of page.data ?? [])
          if (endings[status] === 'paid')
            all.push({
              at: (createdAt ?? creationDate ?? new Date(from)).getTime(),
              kind: 'payout',
              reference,
              amount: BigInt(amount.value),
              currency: amount.currency,
            })
        cursor = cursorOf(page._links?.next?.href)
      } while (cursor !== undefined)
      return all
    },
  }
}

const cursorOf = (href: string | undefined): string | undefined =>
  href === undefined ? undefined : (new URL(href).searchParams.get('cursor') ?? undefined)
