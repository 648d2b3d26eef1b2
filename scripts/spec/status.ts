import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCatalogue, faultNames } from '@fairground/contract/errors'
import { eventNames } from '@fairground/contract/events'
import { extensionNames, specifiedNames } from '@fairground/contract/operation-names'
import { notBuilt } from '@fairground/server/operation/handler'
import { handlers } from '@fairground/server/handlers'
import { modals } from '@fairground/site/core/modals'
import { routes } from '@fairground/site/app/routes'

const root = join(import.meta.dirname, '..', '..')

export interface Status {
  readonly built: readonly string[]
  readonly missing: readonly string[]
}

export const specParts = [
  'operations',
  'extension operations',
  'events',
  'errors',
  'routes',
  'modals',
] as const
export type SpecPart = (typeof specParts)[number]

const split = (names: readonly string[], isBuilt: (name: string) => boolean): Status => ({
  built: names.filter(isBuilt),
  missing: names.filter(name => !isBuilt(name)),
})

const sources = (patterns: readonly string[]): string =>
  patterns
    .flatMap(pattern => globSync(pattern, { cwd: root }))
    .filter(file => !file.includes('.test'))
    .map(file => readFileSync(join(root, file), 'utf8'))
    .join('\n')

/** Join errors are sent as numbers: these are the codes that the join decision can return. */
const joinCodesDecided = (): ReadonlySet<number> => {
  const text = sources(['packages/rules/src/play/join-decision.ts'])
  return new Set(
    [...text.matchAll(/return \{ exitCode: (\d)|\? \{ exitCode: (\d)|: \{ exitCode: (\d)/g)].map(m =>
      Number(m[1] ?? m[2] ?? m[3]),
    ),
  )
}

/** Areas with fault names that are built from a rule's verdict: `coupon.${refusal}`, or ticketErrors[status]. */
const areasByRule = (server: string): ReadonlySet<string> =>
  new Set([...server.matchAll(/new Refusal\(`(\w+)\.\$\{|\b(\w+)Errors\[/g)].map(m => m[1] ?? m[2] ?? ''))

const isHandled = (name: string): boolean => handlers[name as keyof typeof handlers] !== notBuilt

/** Reads the built parts of the specification from closed maps where they exist, otherwise from uses in the sources. */
export const specStatus = (): Record<SpecPart, Status> => {
  const server = sources(['apps/server/src/**/*.ts'])
  const everywhere =
    server + sources(['apps/site/src/**/*.ts', 'apps/site/src/**/*.tsx', 'packages/client/src/*.ts'])
  const rules = sources(['packages/rules/src/**/*.ts'])
  const decided = joinCodesDecided()
  const byRule = areasByRule(server)
  const raised = (name: string): boolean => {
    if (everywhere.includes(`'${name}'`)) return true
    const [area = '', entry = ''] = name.split('.')
    if (byRule.has(area) && rules.includes(`'${entry}'`)) return true
    if (area !== 'join') return false
    const { code } = errorCatalogue.join[entry as keyof typeof errorCatalogue.join]
    return decided.has(code) || server.includes(`joinErrors.${entry}`)
  }
  return {
    operations: split(specifiedNames, isHandled),
    'extension operations': split(extensionNames, isHandled),
    events: split(eventNames, name => server.includes(`announce('${name}'`)),
    errors: split(faultNames, raised),
    routes: split(Object.keys(routes), path => routes[path as keyof typeof routes].built),
    modals: split(Object.keys(modals), name => modals[name as keyof typeof modals].built),
  }
}
