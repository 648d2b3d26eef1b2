import { randomBytes, randomUUID } from 'node:crypto'
import type { Messages } from './messages.ts'
import type { Item, Link, LinkAsk, StoredCard, Transfer, TransferAsk } from './records.ts'

const newPsp = (): string => randomBytes(8).toString('hex').toUpperCase()

/** Links, payments and transfers, and what is told of them. */
export const createLedger = (messages: Messages) => {
  const links = new Map<string, Link>()
  const cards = new Map<string, StoredCard>()
  const transfers = new Map<string, Transfer>()
  const put = (link: Link): Link => {
    links.set(link.id, link)
    return link
  }
  const itemOf = (link: Link, item: Pick<Item, 'eventCode' | 'success'> & Partial<Item>): Item => ({
    merchantAccountCode: link.merchantAccount,
    merchantReference: link.reference,
    pspReference: newPsp(),
    amount: link.amount,
    ...item,
  })
  const follow = (link: Link, eventCode: string): void =>
    messages.tell(
      itemOf(link, {
        eventCode,
        success: 'true',
        ...(link.pspReference === null ? {} : { originalReference: link.pspReference }),
      }),
    )
  const linkOf = (reference: string): Link | undefined =>
    [...links.values()].find(link => link.reference === reference)

  return {
    link: (id: string) => links.get(id),
    linkOf,
    itemOf,
    open: (ask: LinkAsk): Link =>
      put({ ...ask, id: `PL${randomUUID()}`, status: 'active', pspReference: null }),
    expire: (link: Link): Link => put({ ...link, status: 'expired' }),
    pay(link: Link, number: string): Link {
      const card: StoredCard = {
        id: `M${number.slice(-12)}`,
        type: 'scheme',
        lastFour: number.slice(-4),
        holderName: 'A Cardholder',
        shopperReference: link.shopperReference,
      }
      cards.set(`${link.shopperReference}/${card.id}`, card)
      const pspReference = newPsp()
      const additionalData = { 'recurring.recurringDetailReference': card.id }
      messages.tell(
        itemOf(link, { eventCode: 'AUTHORISATION', success: 'true', pspReference, additionalData }),
      )
      return put({ ...link, status: 'completed', pspReference })
    },
    refuse: (link: Link): void =>
      messages.tell(itemOf(link, { eventCode: 'AUTHORISATION', success: 'false', reason: 'Refused' })),
    refund(pspReference: string): boolean {
      const link = [...links.values()].find(each => each.pspReference === pspReference)
      if (link) follow(link, 'REFUND')
      return link !== undefined
    },
    chargeBack: (link: Link): void => follow(link, 'CHARGEBACK'),
    cardsOf: (shopper: string) => [...cards.values()].filter(card => card.shopperReference === shopper),
    transfers: () => [...transfers.values()],
    transfer(ask: TransferAsk, status: string): Transfer {
      const transfer = {
        ...ask,
        id: randomUUID(),
        status: 'authorised',
        sequenceNumber: 1,
        createdAt: new Date().toISOString(),
      }
      transfers.set(transfer.id, transfer)
      messages.tellTransfer(transfer)
      if (status !== transfer.status) setTimeout(() => this.endTransfer(ask.reference, status), 50).unref()
      return transfer
    },
    endTransfer(reference: string, status: string): Transfer | undefined {
      const transfer = [...transfers.values()].find(each => each.reference === reference)
      if (!transfer) return undefined
      const ended = { ...transfer, status, sequenceNumber: transfer.sequenceNumber + 1 }
      transfers.set(ended.id, ended)
      messages.tellTransfer(ended)
      return ended
    },
  }
}

export type Ledger = ReturnType<typeof createLedger>
