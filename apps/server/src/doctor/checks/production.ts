import { isClosedMode } from '#platform/mode.ts'
import { findProductionProblems } from '#production/require-production.ts'
import type { Check } from '../check.ts'
import { fail, ok, warn } from '../finding.ts'

export const checkProductionMode: Check = ({ config, environment }) => {
  if (!isClosedMode(config.mode))
    return warn('FAIRGROUND_MODE is development. Set FAIRGROUND_MODE=production where real players play.')
  const problems = findProductionProblems(config, environment)
  return problems.length > 0 ? fail(problems.join(' ')) : ok('no setting of a test or demonstration')
}
