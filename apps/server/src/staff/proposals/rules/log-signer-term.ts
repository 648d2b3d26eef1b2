import { logSignerTerm } from '#staff/signer-term/log-signer-term.ts'
import { readTermFile } from '#staff/signer-term/read-term-file.ts'
import type { ProposalRule } from '../proposal-rule.ts'

export const logSignerTermRule: ProposalRule<'logSignerTerm'> = {
  toSubject: ({ term }) => `signer-term/${readTermFile(term).term}`,
  async check(_, __, { term }) {
    readTermFile(term)
  },
  async executeOutside(context, { payload, reason, maker, approvers }) {
    const by = { actor: [maker, ...approvers].join(', '), reason }
    return { after: { logged: await logSignerTerm(context, by, payload.term) } }
  },
}
