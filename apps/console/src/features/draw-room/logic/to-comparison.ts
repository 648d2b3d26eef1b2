import { compareTiers, findControlValue, type TierSum } from './compare-tiers.ts'
import type { Detail } from './detail.ts'
import { type HoldOutputs, readHoldOutputs } from './hold-outputs.ts'

export type Compared =
  | { readonly kind: 'count'; readonly count: number }
  | { readonly kind: 'money'; readonly minor: string }
  | { readonly kind: 'hash'; readonly hash: string }
  | { readonly kind: 'tier'; readonly winners: number; readonly minor: string }

export interface ComparisonRow {
  readonly id: string
  readonly title: string
  readonly isTotal?: true
  readonly gaming: Compared | null
  readonly control: Compared | null
  /** Null until both systems have a value. */
  readonly isEqual: boolean | null
}

const isSame = (a: Compared | null, b: Compared | null): boolean | null =>
  a === null || b === null ? null : JSON.stringify(a) === JSON.stringify(b)

const toRow = (
  id: string,
  title: string,
  gaming: Compared | null,
  control: Compared | null,
): ComparisonRow => ({ id, title, gaming, control, isEqual: isSame(gaming, control) })

const toCount = (count: number | null): Compared | null => (count === null ? null : { kind: 'count', count })
const toMoney = (minor: string | null): Compared | null => (minor === null ? null : { kind: 'money', minor })
const toHash = (hash: string | null | undefined): Compared | null => (hash ? { kind: 'hash', hash } : null)
const toTier = ({ winners, sum }: TierSum): Compared => ({ kind: 'tier', winners, minor: String(sum) })

/** What both systems say about the list of lines. */
const toBookRows = ({ gaming, control }: Detail): readonly ComparisonRow[] => [
  toRow('lines', 'Lines counted', toCount(gaming.tickets), toCount(control.tickets)),
  toRow('pool', 'Pool', toMoney(gaming.pool), toMoney(control.pool)),
  toRow('root', 'List root', toHash(gaming.root), toHash(control.root)),
]

const total = (row: ComparisonRow): ComparisonRow => ({ ...row, isTotal: true })

/** The control system signs the root of the same winners, so its figures are those of the result. */
const toDrawnRows = ({ drawn, tiers }: Detail): readonly ComparisonRow[] => {
  if (!drawn) return []
  const sign = (value: Compared | null): Compared | null => (drawn.controlSignature === null ? null : value)
  const both = (id: string, title: string, value: Compared | null) => toRow(id, title, value, sign(value))
  return [
    ...tiers.map(({ name, winners, sum }) =>
      both(`tier-${name}`, name, { kind: 'tier', winners, minor: sum }),
    ),
    total(both('paid', 'Prizes, sum', toMoney(drawn.paid))),
    total(both('winners', 'Winners root', toHash(drawn.settlementRoot))),
  ]
}

const toHeldRows = (outputs: HoldOutputs): readonly ComparisonRow[] => {
  const { paid, root, differences } = outputs
  const findControl = (what: string, otherwise: string): string =>
    findControlValue(differences, what, otherwise)
  return [
    ...compareTiers(outputs).map(({ name, gaming, control }) =>
      toRow(`tier-${name}`, name, toTier(gaming), control && toTier(control)),
    ),
    total(toRow('paid', 'Prizes, sum', toMoney(String(paid)), toMoney(findControl('paid', String(paid))))),
    total(toRow('winners', 'Winners root', toHash(root), toHash(findControl('root', root ?? '')))),
  ]
}

/** Both systems line by line. The result counts once it is stored, a hold by the rule before that. */
export const toComparison = (detail: Detail): readonly ComparisonRow[] => {
  const isHeld = detail.hold !== null && detail.drawn === null
  const outputs = isHeld ? readHoldOutputs(detail.differences) : undefined
  return [...toBookRows(detail), ...(outputs ? toHeldRows(outputs) : toDrawnRows(detail))]
}

export const countDifferences = (rows: readonly ComparisonRow[]): number =>
  rows.filter(({ isEqual }) => isEqual === false).length
