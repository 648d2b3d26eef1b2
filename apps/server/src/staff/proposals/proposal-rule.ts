import type { ProposalKind, ProposalPayload } from '@fairground/contract/operator/proposal-kinds'
import type { Tx } from '@fairground/database/transaction'
import type { ConsoleContext } from '../access/operator-handler.ts'

/** An approved proposal, as its execution sees it. */
export interface Approved<K extends ProposalKind> {
  readonly memberId: number
  readonly proposalId: number
  readonly payload: ProposalPayload<K>
  readonly reason: string
  /** Actors, for example staff/3. */
  readonly maker: string
  readonly approvers: readonly string[]
}

/** What changed, for the audit log. */
export interface Effect {
  readonly before?: unknown
  readonly after?: unknown
}

/** What the console does with proposals of one kind. Refusals are thrown as CommandRefused. */
export interface ProposalRule<K extends ProposalKind> {
  /** Names what changes. Two proposals for one subject cannot wait at the same time. */
  readonly toSubject: (payload: ProposalPayload<K>) => string
  /** Refuses a proposal that could not be executed now. Checked again before an execution that is only inside. */
  readonly check: (tx: Tx, memberId: number, payload: ProposalPayload<K>, madeBy: number) => Promise<void>
  /** What the proposal replaces now and with what, for those who vote. Absent if it replaces nothing. */
  readonly readChange?: (
    tx: Tx,
    memberId: number,
    payload: ProposalPayload<K>,
  ) => Promise<{ readonly before: unknown; readonly after: unknown }>
  /** Staff who must not vote besides the maker. */
  readonly getConcerned?: (payload: ProposalPayload<K>) => readonly number[]
  /** Takes effect in the transaction that marks the proposal as executed. */
  readonly executeInside?: (tx: Tx, approved: Approved<K>) => Promise<Effect>
  /** Takes effect outside, before that transaction. A repetition must change nothing and return the same. */
  readonly executeOutside?: (context: ConsoleContext, approved: Approved<K>) => Promise<Effect>
}

export type ProposalRules = { readonly [K in ProposalKind]: ProposalRule<K> }
