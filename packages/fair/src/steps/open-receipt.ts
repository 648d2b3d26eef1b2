import { equal, unhex } from '#encoding/bytes.ts'
import { canonicalHash } from '#encoding/canonical-json.ts'
import { type OwnReceipt, parseOwnReceipt } from '#tickets/own-receipt.ts'
import { fail, type Finding, type Pins } from './evidence.ts'

interface SoldUnder {
  readonly member: string
  readonly instance: string
  readonly rules: unknown
  readonly prizeTable: unknown
  readonly keys: { readonly platform: string }
}

/** The buyer's receipt if the operator signed it for this file, its rules and its prizes; otherwise the failure. */
export function openReceipt(source: unknown, record: SoldUnder, pins: Pins): OwnReceipt | Finding {
  const receipt = parseOwnReceipt(source)
  if ('problem' in receipt) return fail(`The receipt is not well formed: ${receipt.problem}.`)
  if (!receipt.isSignedBy(unhex(pins.platformKey ?? record.keys.platform))) {
    return fail("The operator's signature on the receipt is not genuine.")
  }
  const { instance, terms } = receipt
  if (instance !== record.instance)
    return fail(`The receipt is for ${instance}, the file for ${record.instance}.`)
  if (terms === undefined) return receipt
  if (terms.member !== record.member) return fail('The receipt is of another operator than the file.')
  if (!equal(terms.rulesHash, canonicalHash(record.rules)))
    return fail('The rules in the file differ from the rules on the receipt.')
  if (!equal(terms.prizeTableHash, canonicalHash(record.prizeTable)))
    return fail('The prizes in the file differ from the prizes on the receipt.')
  return receipt
}
