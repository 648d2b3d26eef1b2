import type { Output } from '@fairground/contract/operations'

/** Indented, so that players can read it too. */
export const exportFile = (data: Output<'exportMyData'>): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' })

/** my-data-2026-11-15.json */
export const exportFileName = (madeAt: number): string =>
  `my-data-${new Date(madeAt).toISOString().slice(0, 10)}.json`
