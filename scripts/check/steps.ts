import { type Outcome, runCommand, runTool } from './command.ts'
import { checkLevels } from './levels.ts'
import { checkLint } from './lint.ts'
import { checkTypes } from './types.ts'

export interface Step {
  readonly name: string
  readonly about: string
  run(): Promise<Outcome>
}

/** The check, in order. Each step stands alone. */
export const steps: readonly Step[] = [
  {
    name: 'lock',
    about: 'package-lock.json is complete (npm run lock mends it)',
    run: () => runCommand(process.execPath, ['scripts/lock.ts', '--check']),
  },
  {
    name: 'format',
    about: 'Biome (npm run format mends it)',
    run: () => runTool('biome', ['format', '--reporter=summary', '.']),
  },
  { name: 'types', about: 'the TypeScript compiler over every workspace', run: checkTypes },
  { name: 'lint', about: 'oxlint with types', run: () => checkLint() },
  { name: 'levels', about: 'dependency levels and cycles', run: () => checkLevels() },
  {
    name: 'dead',
    about: 'unused files, exports and dependencies (knip)',
    run: () => runTool('knip', ['--no-progress']),
  },
  {
    name: 'tidy',
    about: 'our own rules of style',
    run: () => runCommand(process.execPath, ['scripts/check/tidy.ts']),
  },
  {
    name: 'unit',
    about: 'tests that need no services',
    run: () => runTool('vitest', ['run', '--project', 'unit']),
  },
]
