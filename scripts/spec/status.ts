export const specParts = [
  'operations',
  'extension operations',
  'events',
  'errors',
  'routes',
  'modals',
  'operator operations',
  'proposal kinds',
  'console pages',
] as const
export type SpecPart = (typeof specParts)[number]

export interface Status {
  readonly built: readonly string[]
  readonly missing: readonly string[]
  /** What each missing part lacks. */
  readonly lacking: Readonly<Record<string, string>>
}

/** What the closed maps of the project declare. */
export interface Declared {
  readonly operations: readonly string[]
  readonly extensions: readonly string[]
  readonly events: readonly string[]
  readonly errors: readonly string[]
  /** Errors that a client detects itself, so a server never returns them. */
  readonly clientErrors: ReadonlySet<string>
  /** Errors that no screen can show, because only other clients can cause them. */
  readonly partnerErrors: ReadonlySet<string>
  readonly routes: readonly string[]
  readonly modals: readonly string[]
  readonly operatorOperations: readonly string[]
  /** Operator operations that only the command line calls. */
  readonly commandLineOperations: ReadonlySet<string>
  readonly proposalKinds: readonly string[]
  readonly consolePages: readonly string[]
}

/** Records of observations, such as 'site called joinGame'. */
export type Facts = ReadonlySet<string>

const toStatus = (names: readonly string[], findLack: (name: string) => string | null): Status => {
  const lacks = names.map(name => [name, findLack(name)] as const)
  const missing = lacks.filter((each): each is readonly [string, string] => each[1] !== null)
  return {
    built: lacks.filter(([, lack]) => lack === null).map(([name]) => name),
    missing: missing.map(([name]) => name),
    lacking: Object.fromEntries(missing),
  }
}

/** Derives from the observations which declared parts are built. A part that is only declared is missing. */
export const specStatus = (declared: Declared, facts: Facts): Record<SpecPart, Status> => {
  const saw = (...records: readonly string[]): boolean => records.some(record => facts.has(record))

  const operationLack = (name: string): string | null => {
    if (!saw(`server answered ${name}`)) return 'declared, never answered with success'
    return saw(`site called ${name}`, `example called ${name}`) ? null : 'answered, no client calls it'
  }
  const eventLack = (name: string): string | null => {
    if (!saw(`server published ${name}`)) return 'declared, never published'
    return saw(`site applied ${name}`, `example applied ${name}`) ? null : 'published, never applied'
  }
  const errorLack = (name: string): string | null => {
    const isShown = saw(`site shown ${name}`)
    if (declared.clientErrors.has(name)) return isShown ? null : 'declared, never shown'
    if (!saw(`server returned ${name}`)) return 'declared, never returned'
    if (declared.partnerErrors.has(name))
      return saw(`example received ${name}`) ? null : 'returned, never received by the example client'
    return isShown ? null : 'returned, never shown'
  }
  const routeLack = (path: string): string | null =>
    saw(`site rendered ${path}`) ? null : 'declared, never rendered with content'
  const modalLack = (name: string): string | null =>
    saw(`site opened ${name}`) ? null : 'declared, never opened'

  const operatorLack = (name: string): string | null => {
    if (!saw(`server answered operator ${name}`)) return 'declared, never answered with success'
    if (declared.commandLineOperations.has(name)) return null
    return saw(`console called ${name}`, `console offered ${name}`) ? null : 'answered, not in the console'
  }
  const kindLack = (kind: string): string | null =>
    saw(`console offered kind ${kind}`) ? null : 'declared, no page of the console proposes it'
  const pageLack = (name: string): string | null =>
    saw(`console rendered ${name}`) ? null : 'declared, never rendered with content'

  return {
    operations: toStatus(declared.operations, operationLack),
    'extension operations': toStatus(declared.extensions, operationLack),
    events: toStatus(declared.events, eventLack),
    errors: toStatus(declared.errors, errorLack),
    routes: toStatus(declared.routes, routeLack),
    modals: toStatus(declared.modals, modalLack),
    'operator operations': toStatus(declared.operatorOperations, operatorLack),
    'proposal kinds': toStatus(declared.proposalKinds, kindLack),
    'console pages': toStatus(declared.consolePages, pageLack),
  }
}
