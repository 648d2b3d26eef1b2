import { hex, unhex } from '../bytes.ts'
import { chainStep, stepBack } from '../chain.ts'
import { counted } from '../words.ts'
import { fail, pass, type SealCheck } from './evidence.ts'

export const checkChain: SealCheck = ({ record, pins }) => {
  const { anchor, index, previous, link } = record.chain
  if (pins.anchor !== undefined && anchor !== pins.anchor) {
    return fail('The file names another chain anchor than the pinned one.')
  }
  const before = chainStep(unhex(link))
  if (hex(before) !== previous) return fail('The revealed secret does not lead to the link that was sealed.')
  if (hex(stepBack(before, index - 1)) !== anchor) {
    return fail(`The revealed secret does not lead to the published anchor in ${counted(index)} steps.`)
  }
  const source = pins.anchor === undefined ? 'the anchor this file names' : 'the pinned anchor'
  return pass(`The operator's secret is link ${counted(index)} of its chain and leads back to ${source}.`)
}
