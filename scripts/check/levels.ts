import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root, runTool } from './command.ts'

const folders = ['packages', 'apps', 'examples', 'tests', 'scripts', 'bench']

/** Checks the dependency levels of a tree with the layout of this repository. */
export const checkLevels = async (tree = root): Promise<Outcome> => {
  const present = folders.filter(folder => existsSync(join(tree, folder)))
  const config = join(root, '.dependency-cruiser.cjs')
  const { ok, output } = await runTool('depcruise', ['--config', config, '--no-cache', ...present], tree)
  const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  // With an unsupported TypeScript version dependency-cruiser finds no modules and reports success.
  if (ok && cruised === 0)
    return {
      ok: false,
      output: `${output}\n0 modules were cruised: nothing was checked, see the supported TypeScript versions of dependency-cruiser`,
    }
  return { ok, output }
}
