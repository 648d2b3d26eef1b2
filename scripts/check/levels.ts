import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Outcome, root, runTool } from './command.ts'

const folders = ['packages', 'apps', 'tests', 'scripts', 'bench']

/** The dependency levels of a tree laid out like this one. */
export const checkLevels = async (tree = root): Promise<Outcome> => {
  const present = folders.filter(folder => existsSync(join(tree, folder)))
  const config = join(root, '.dependency-cruiser.cjs')
  const { ok, output } = await runTool('depcruise', ['--config', config, '--no-cache', ...present], tree)
  const cruised = Number(/(\d+) modules/.exec(output)?.[1] ?? 0)
  // Without a TypeScript that it understands, dependency-cruiser sees no module and finds nothing wrong.
  if (ok && cruised === 0)
    return { ok: false, output: `${output}\n0 modules were cruised: nothing was checked` }
  return { ok, output }
}
