import type { Deviation } from './deviations.ts'
import { specParts, type SpecPart, type Status } from './status.ts'

interface MissingPart {
  readonly part: SpecPart
  readonly name: string
  readonly lack: string
}

/** Compares the missing parts with the deliberate deviations. */
export const unexplained = (
  status: Readonly<Record<SpecPart, Status>>,
  deviations: readonly Deviation[],
): { readonly missing: readonly MissingPart[]; readonly outdated: readonly Deviation[] } => {
  const isDeliberate = (part: SpecPart, name: string): boolean =>
    deviations.some(each => each.part === part && each.name === name)
  return {
    missing: specParts.flatMap(part =>
      status[part].missing
        .filter(name => !isDeliberate(part, name))
        .map(name => ({ part, name, lack: status[part].lacking[name] ?? '' })),
    ),
    outdated: deviations.filter(({ part, name }) => status[part].built.includes(name)),
  }
}
