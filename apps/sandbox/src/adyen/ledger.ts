import { randomBytes, randomUUID } from 'node:crypto'
import type { Webhooks } from './webhooks.ts'
import type { Item, Link, LinkRequest, StoredCard, Transfer, TransferRequest } from './records.ts'

const createPspReference = (): string => randomBytes(8).toString('hex').toUpperCase()

/** Stores links, payments and transfers and sends their webhooks. */
export const createLedger = (webhooks: Webhooks) => {
  const links = new Map<string, Link>()
  const cards = new Map<string, StoredCard>()
  const transfers = new Map<string, Transfer>()
  const store = (link: Link): Link => {
    links.set(link.id, link)
    return link
  }
  const buildItem = (link: Link, item: Pick<Item, 'eventCode' | 'success'> & Partial<Item>): Item => ({
    merchantAccountCode: link.merchantAccount,
    merchantReference: link.reference,
    pspReference: createPspReference(),
    amount: link.amount,
    ...item,
  })
  const notifyFollowUp = (link: Link, eventCode: string): void =>
    webhooks.notifyPayment(
      buildItem(link, {
        eventCode,
        success: 'true',
        ...(link.pspReference === null ? {} : { originalReference: link.pspReference }),
      }),
    )
  const findLink = (reference: string): Link | undefined =>
    [...links.values()].find(link => link.reference === reference)

  return {
    link: (id: string) => links.get(id),
    findLink,
    buildItem,
    open: (request: LinkRequest): Link =>
      store({ ...request, id: `PL${randomUUID()}`, status: 'active', pspReference: null }),
    expire: (link: Link): Link => store({ ...link, status: 'expired' }),
    pay(link: Link, number: string): Link {
      const card: StoredCard = {
        id: `M${number.slice(-12)}`,
        type: 'scheme',
        lastFour: number.slice(-4),
        holderName: 'A Cardholder',
        shopperReference: link.shopperReference,
      }
      cards.set(`${link.shopperReference}/${card.id}`, card)
      const pspReference = createPspReference()
      const additionalData = { 'recurring.recurringDetailReference': card.id }
      webhooks.notifyPayment(
        buildItem(link, { eventCode: 'AUTHORISATION', success: 'true', pspReference, additionalData }),
      )
      return store({ ...link, status: 'completed', pspReference })
    },
    refuse: (link: Link, reason = 'Refused'): void =>
      webhooks.notifyPayment(buildItem(link, { eventCode: 'AUTHORISATION', success: 'false', reason })),
    refund(pspReference: string): boolean {
      const link = [...links.values()].find(each => each.pspReference === pspReference)
      if (link) notifyFollowUp(link, 'REFUND')
      return link !== undefined
    },
    chargeBack: (link: Link): void => notifyFollowUp(link, 'CHARGEBACK'),
    forgetCard: (shopper: string, id: string): boolean => cards.delete(`${shopper}/${id}`),
    findCards: (shopper: string) => [...cards.values()].filter(card => card.shopperReference === shopper),
    transfers: () => [...transfers.values()],
    transfer(request: TransferRequest, status: string): Transfer {
      const transfer = {
        ...request,
        id: randomUUID(),
        status: 'authorised',
        sequenceNumber: 1,
        createdAt: new Date().toISOString(),
      }
      transfers.set(transfer.id, transfer)
      webhooks.notifyTransfer(transfer)
      if (status !== transfer.status)
        setTimeout(() => this.endTransfer(request.reference, status), 50).unref()
      return transfer
    },
    endTransfer(reference: string, status: string): Transfer | undefined {
      const transfer = [...transfers.values()].find(each => each.reference === reference)
      if (!transfer) return undefined
      const ended = { ...transfer, status, sequenceNumber: transfer.sequenceNumber + 1 }
      transfers.set(ended.id, ended)
      webhooks.notifyTransfer(ended)
      return ended
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
