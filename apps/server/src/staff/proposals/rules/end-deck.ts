import type { Tx } from '@fairground/database/transaction'
import { isDeck } from '#kinds/deck-terms.ts'
import { type InstanceRecord, lockInstance } from '#lifecycle/queries.ts'
import { CommandRefused } from '#staff/act.ts'
import { endSale } from '#staff/draw-room/queries.ts'
import { lockUnendedInstance } from '#staff/queries/instances.ts'
import type { ProposalRule } from '../proposal-rule.ts'

const requireOpenDeck = async (tx: Tx, memberId: number, id: number): Promise<InstanceRecord> => {
  if (!(await lockUnendedInstance(tx, memberId, id)))
    throw new CommandRefused(`there is no deck ${id} that has not ended`)
  const instance = await lockInstance(tx, memberId, id)
  if (!isDeck(instance)) throw new CommandRefused(`instance ${id} is no deck`)
  if (instance.status !== 'OPEN') throw new CommandRefused(`deck ${id} is not on sale`)
  return instance
}

/**
 * Ends the sale of a deck. The worker deals the tickets that wait, closes the books and publishes all cards; the operator
 * gets the prizes of unsold cards back, and the next deck of the game opens.
 */
export const endDeckRule: ProposalRule<'endDeck'> = {
  toSubject: ({ instanceId }) => `instance/${instanceId}/end`,
  async check(tx, memberId, { instanceId }) {
    await requireOpenDeck(tx, memberId, instanceId)
  },
  async executeInside(tx, { memberId, payload: { instanceId } }) {
    const { sold, cap, reg_end: before } = await requireOpenDeck(tx, memberId, instanceId)
    const endsAt = await endSale(tx, memberId, instanceId)
    return { before: { sold, cards: cap, endsAt: before }, after: { endsAt } }
  },
}
