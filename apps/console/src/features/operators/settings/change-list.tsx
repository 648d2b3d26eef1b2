import { defaultTimeZone } from '@fairground/contract/operator/operator-settings'
import type { TSchema } from 'typebox'
import { useFindOperator } from '#core/operator/current-operator.ts'
import { diff, type DiffRow } from '#parts/form/model/describe-value.ts'
import { Change } from '#parts/values/change.tsx'
import { Facts } from '#parts/values/facts.tsx'

/** The rows that differ, in words, with the operator's currency and zone. */
export const useDiff = (): ((schema: TSchema, before: unknown, after: unknown) => readonly DiffRow[]) => {
  const operator = useFindOperator()
  const currency = operator?.currency
  return (schema, before, after) =>
    diff(schema, before, after, {
      timeZone: operator?.timeZone ?? defaultTimeZone,
      ...(currency && { money: { currency: currency.code, decimals: currency.decimals } }),
    })
}

/** Values before and after a change. */
export function ChangeList({ rows }: { readonly rows: readonly DiffRow[] }) {
  return (
    <Facts
      isLeft
      facts={rows.map(({ path, label, before, after }) => ({
        title: label,
        value: <Change key={path} before={before ?? 'Default'} after={after ?? 'Default'} />,
      }))}
    />
  )
}
