import { runTool } from '../check/command.ts'

export interface CompileError {
  readonly file: string
  readonly message: string
}

/** In dependency order. Tests compile with the workspace that they belong to. */
const projects = [
  'packages/fair',
  'packages/contract',
  'packages/testkit',
  'apps/server',
  'apps/site',
  'scripts',
  'tests',
]

const errorLine = /^([^\s(]+)\(\d+,\d+\): error (TS\d+: .*)$/gm

/** Compiles every workspace of a tree and returns each error once. */
export const findCompileErrors = async (folder: string): Promise<CompileError[]> => {
  const errors = new Map<string, CompileError>()
  for (const project of projects) {
    const { output } = await runTool('tsc', ['--noEmit', '--pretty', 'false', '-p', project], folder)
    for (const [line, file = '', message = ''] of output.matchAll(errorLine))
      errors.set(line, { file, message })
  }
  return [...errors.values()]
}
