import { Type, type Static } from 'typebox'
import { closed, Count, HexHash, Seq, ShortText, Signature, Time } from '#entities/values.ts'

/** Signed proof that a play is in the append-only ticket list of the instance. `instance` is the signed instance name. */
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
