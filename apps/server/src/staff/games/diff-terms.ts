export interface FieldChange {
  /** For example prizeTable.tiers.0.prize.amount. */
  readonly field: string
  /** Null if the field is absent. */
  readonly live: unknown
  readonly draft: unknown
}

const isTree = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** The fields in which two JSON values differ, in the order of the draft. Lists are compared place by place. */
export const diffFields = (live: unknown, draft: unknown, field = ''): FieldChange[] => {
  if (!isTree(live) || !isTree(draft) || Array.isArray(live) !== Array.isArray(draft))
    return live === draft ? [] : [{ field, live: live ?? null, draft: draft ?? null }]
  const names = [...new Set([...Object.keys(draft), ...Object.keys(live)])]
  return names.flatMap(name => diffFields(live[name], draft[name], field === '' ? name : `${field}.${name}`))
}
