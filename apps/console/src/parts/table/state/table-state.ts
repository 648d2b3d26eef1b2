export const densities = ['compact', 'normal', 'roomy'] as const
export type Density = (typeof densities)[number]

export interface Sort {
  readonly column: string
  readonly isDescending: boolean
}

/** What a person chose for a table. The address holds it, so that a link shows the same rows. */
export interface TableState {
  readonly sort?: Sort | undefined
  readonly filters: readonly string[]
  /** The shown columns in their order; without it those that the table shows by default. */
  readonly columns?: readonly string[]
  readonly density?: Density
}

export const plainState: TableState = { filters: [] }

/** The parts of a value are joined with a full stop, which an address does not escape. */
const separator = '.'
/** The value of the view parameter that says: neither choices nor the default view. */
const plain = 'plain'

const toNames = (name: string) => ({
  sort: `${name}.s`,
  filters: `${name}.f`,
  columns: `${name}.c`,
  density: `${name}.d`,
  view: `${name}.v`,
})

const toParts = (value: string | null): readonly string[] => value?.split(separator).filter(Boolean) ?? []

const toSort = (value: string | null): Sort | undefined => {
  if (!value) return undefined
  return value.startsWith('-')
    ? { column: value.slice(1), isDescending: true }
    : { column: value, isDescending: false }
}

/** Reads the state from the address; `undefined` if the address says nothing about this table. */
export const readTableState = (params: URLSearchParams, name: string): TableState | undefined => {
  const names = toNames(name)
  if (!Object.values(names).some(each => params.has(each))) return undefined
  const sort = toSort(params.get(names.sort))
  const columns = toParts(params.get(names.columns))
  const density = densities.find(each => each === params.get(names.density))
  return {
    filters: toParts(params.get(names.filters)),
    ...(sort && { sort }),
    ...(columns.length > 0 && { columns }),
    ...(density && { density }),
  }
}

/** Writes the state into a copy of the parameters; those of other parts of the page stay. */
export const writeTableState = (
  params: URLSearchParams,
  name: string,
  state: TableState,
): URLSearchParams => {
  const names = toNames(name)
  const next = new URLSearchParams(params)
  const values: Record<keyof typeof names, string> = {
    sort: state.sort ? `${state.sort.isDescending ? '-' : ''}${state.sort.column}` : '',
    filters: state.filters.join(separator),
    columns: state.columns?.join(separator) ?? '',
    density: state.density ?? '',
    view: '',
  }
  if (Object.values(values).every(value => value === '')) values.view = plain
  for (const part of Object.keys(names) as (keyof typeof names)[]) {
    if (values[part] === '') next.delete(names[part])
    else next.set(names[part], values[part])
  }
  return next
}

/** The parameters of this table alone: the text of a saved view. */
export const toViewQuery = (name: string, state: TableState): string =>
  writeTableState(new URLSearchParams(), name, state).toString()

/** Ascending, then descending, then the order of the server. */
export const toNextSort = (sort: Sort | undefined, column: string): Sort | undefined => {
  if (sort?.column !== column) return { column, isDescending: false }
  return sort.isDescending ? undefined : { column, isDescending: true }
}
