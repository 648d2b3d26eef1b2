import { unhex } from '@fairground/fair/encoding/bytes'
import type { SignerAnswer } from '@fairground/fair/fd2/deck/entries'
import type { EntrySigner } from '@fairground/fair/log/entry'
import type { CountersignAnswer, Statement } from '#signer/protocol.ts'

/** The signer's statement as the public log shows it. */
export const toEntrySigner = ({ at, term, k, head, signature }: Statement): EntrySigner => ({
  at,
  term,
  k,
  head,
  sig: signature,
})

export const toSignerAnswer = (answer: CountersignAnswer): SignerAnswer => ({
  lock: unhex(answer.lock),
  masks: answer.masks.map(unhex),
  signer: toEntrySigner(answer),
})
