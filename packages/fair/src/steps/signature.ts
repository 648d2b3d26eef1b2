import { unhex } from '#encoding/bytes.ts'
import { recordHash } from '#record/record-hash.ts'
import { resultHash } from '#settlement/settlement.ts'
import { verify } from '#crypto/signature.ts'
import { type Check, fail, describeKey, pass } from './evidence.ts'

export const checkSignature: Check = ({ record, pins, closeHash }) => {
  const platform = unhex(record.keys.platform)
  const result = resultHash({
    closeHash,
    beaconSignature: unhex(record.beacon.signature),
    link: unhex(record.chain.link),
    resultText: record.result.text,
    settlementRoot: unhex(record.settlement.root),
    paid: BigInt(record.settlement.paid),
  })
  if (!verify(platform, result, unhex(record.resultSignature))) {
    return fail("The operator's signature on the result is not genuine.")
  }
  if (!verify(platform, recordHash(closeHash, record), unhex(record.recordSignature))) {
    return fail('Title, decimals, closing time or last seen round differ from the signed ones.')
  }
  return pass(`Result and file are signed with ${describeKey(record.keys.platform, pins.platformKey)}.`)
}
