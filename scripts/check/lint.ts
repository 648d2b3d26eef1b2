import { join } from 'node:path'
import { type Outcome, root, runTool } from './command.ts'

/** oxlint with type information and our rules over a folder. */
export const checkLint = (folder = root): Promise<Outcome> =>
  runTool('oxlint', ['--type-aware', '--deny-warnings', '--config', join(root, '.oxlintrc.json')], folder)
