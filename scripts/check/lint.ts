import { join } from 'node:path'
import { type Outcome, root, runTool } from './command.ts'

/** Runs oxlint with type information and the project's rules on a folder. */
export const checkLint = (folder = root): Promise<Outcome> =>
  runTool('oxlint', ['--type-aware', '--deny-warnings', '--config', join(root, '.oxlintrc.json')], folder)
