import { Type } from 'typebox'
import { JoinRequest, JoinResult } from '#entities/plays/join.ts'
import { PendingForm, ResumeKey } from '#entities/players/pending-form.ts'
import { closed, Id } from '#entities/values.ts'
import { operation } from '#operation.ts'

export const purchasesOperations = {
  savePendingJoin: operation({
    area: 'purchases',
    access: 'player',
    input: closed({ pendingJoin: JoinRequest }),
    output: closed({ pendingJoinId: Id }),
    faults: ['game.notFound'],
    summary: 'Stores plays that are bought when the deposit that names them is credited.',
  }),
  getPendingJoin: operation({
    area: 'purchases',
    access: 'player',
    input: closed({ pendingJoinId: Id }),
    output: closed({
      pendingJoin: JoinRequest,
      status: Type.Enum(['waiting', 'played', 'refused']),
      answer: Type.Optional(JoinResult),
    }),
    faults: ['profile.notFound'],
    summary: 'Returns whether stored plays have been bought, and the answer of the purchase.',
  }),
  getPendingForm: operation({
    area: 'purchases',
    access: 'anyone',
    input: closed({ id: Id, resumeKey: ResumeKey }),
    output: PendingForm,
    faults: ['profile.notFound'],
    summary: 'Returns a partly filled form to the browser that stored it.',
  }),
}
