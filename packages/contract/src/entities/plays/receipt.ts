import { Type, type Static } from 'typebox'
import { closed, Count, HexHash, Seq, ShortText, Signature, Time } from '#entities/values.ts'

/** The receipt of version 1, with its own signature. `instance` is the signed instance name. */
const SingleReceipt = closed({
  instance: Type.Optional(ShortText),
  seq0: Seq,
  leafHash: HexHash,
  treeSize: Count,
  root: HexHash,
  unixMs: Time,
  signature: Signature,
})

const BatchReceipt = closed(
  {
    version: Type.Literal(2),
    member: ShortText,
    instance: ShortText,
    seq0: Seq,
    leafHash: HexHash,
    treeSize: Count,
    root: HexHash,
    rulesHash: HexHash,
    prizeTableHash: HexHash,
    batch: closed({
      n: Count,
      count: Count,
      index: Count,
      path: Type.Unsafe<readonly string[]>(Type.Array(HexHash, { maxItems: 32 })),
      previous: HexHash,
      unixMs: Time,
      signature: Signature,
    }),
  },
  'Version 2: rules and prizes are part of the receipt, and one signature covers all receipts of a batch.',
)

/** Signed proof that a play is in the append-only ticket list of the instance. */
export const Receipt = Type.Union([BatchReceipt, SingleReceipt])
export type Receipt = Static<typeof Receipt>
