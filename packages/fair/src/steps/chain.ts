import { hex, unhex } from '#encoding/bytes.ts'
import { chainStep, stepBack } from '#crypto/hash-chain.ts'
import { formatCount } from './format.ts'
import { fail, pass, type SealCheck } from './evidence.ts'

export const checkChain: SealCheck = ({ record, pins }) => {
  const { anchor, index, previous, link } = record.chain
  if (pins.anchor !== undefined && anchor !== pins.anchor) {
    return fail('The chain anchor in the file differs from the pinned anchor.')
  }
  const before = chainStep(unhex(link))
  if (hex(before) !== previous) return fail('The revealed secret does not hash to the sealed link.')
  if (hex(stepBack(before, index - 1)) !== anchor) {
    return fail(`The revealed secret does not lead to the published anchor in ${formatCount(index)} steps.`)
  }
  const source = pins.anchor === undefined ? 'the anchor in this file' : 'the pinned anchor'
  return pass(`The operator's secret is link ${formatCount(index)} of its chain and leads back to ${source}.`)
}
