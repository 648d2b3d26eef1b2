import { type Outcome, runCommand, runTool } from './command.ts'
import { checkLevels } from './levels.ts'
import { checkLint } from './lint.ts'
import { checkTypes } from './types.ts'

export interface Step {
  readonly name: string
  readonly about: string
  run(): Promise<Outcome>
}

/** The steps of `npm run check`; each runs independently of the others. */
export const steps: readonly Step[] = [
  {
    name: 'lock',
    about: 'package-lock.json is complete, with integrity values (fix: npm run lock)',
    run: () => runCommand(process.execPath, ['scripts/lock.ts', '--check']),
  },
  {
    name: 'format',
    about: 'formatting by Biome (fix: npm run format)',
    run: () => runTool('biome', ['format', '--reporter=summary', '.']),
  },
  { name: 'types', about: 'TypeScript compiler on every workspace', run: checkTypes },
  { name: 'lint', about: 'oxlint with type information', run: () => checkLint() },
  { name: 'levels', about: 'dependency levels and cycles', run: () => checkLevels() },
  {
    name: 'dead',
    about: 'unused files, exports and dependencies (knip)',
    run: () => runTool('knip', ['--no-progress']),
  },
  {
    name: 'tidy',
    about: 'style rules of this project (scripts/check/tidy)',
    run: () => runCommand(process.execPath, ['scripts/check/tidy.ts']),
  },
  {
    name: 'gallery',
    about: 'the component gallery builds',
    run: () => runCommand(process.execPath, ['scripts/gallery.ts', '--build']),
  },
  {
    name: 'map',
    about: 'docs/operation-map.md and docs/operator-api.md are up to date (npm run map updates them)',
    run: () => runCommand(process.execPath, ['scripts/map.ts', '--check']),
  },
  {
    name: 'scale',
    about: 'docs/SCALE.md and bench/README.md agree with bench/recorded (npm run scale updates them)',
    run: () => runCommand(process.execPath, ['scripts/scale.ts', '--check']),
  },
  {
    name: 'unit',
    about: 'tests that need no services',
    run: () => runTool('vitest', ['run', '--project', 'unit']),
  },
]
