import { Type, type Static } from 'typebox'
import { closed, Count, HexHash, Seq, ShortText, Signature, Time } from './values.ts'

/** Signed proof that a play is in the instance's append-only list; `instance` is the name that was signed. */
export const Receipt = closed({
  instance: Type.Optional(ShortText),
  seq0: Seq,
  leafHash: HexHash,
  treeSize: Count,
  root: HexHash,
  unixMs: Time,
  signature: Signature,
})
export type Receipt = Static<typeof Receipt>
