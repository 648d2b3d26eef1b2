import { verify } from '#crypto/signature.ts'
import { unhex } from '#encoding/bytes.ts'
import { resultHash } from '#settlement/settlement.ts'
import { fail, pass } from '#steps/evidence.ts'
import { type Check, describeLoggedKey } from '#fd2/evidence.ts'
import { recordHash } from '#fd2/record-hash.ts'

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
  if (!verify(platform, result, unhex(record.resultSignature)))
    return fail("The operator's signature on the result is not genuine.")
  if (!verify(platform, recordHash(record), unhex(record.recordSignature)))
    return fail('The file differs from the signed one.')
  return pass(`Result and file are signed with ${describeLoggedKey(record.keys.platform, pins)}.`)
}
