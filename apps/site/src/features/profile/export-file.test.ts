import { expect, it } from 'vitest'
import { exportFile, exportFileName } from './export-file.ts'

const madeAt = Date.UTC(2026, 10, 15, 23, 59)

it('puts the export date into the file name', () => {
  expect(exportFileName(madeAt)).toBe('my-data-2026-11-15.json')
})

it('writes JSON that parses to the same data', async () => {
  const data = { madeAt, sections: [{ name: 'player', rows: [{ username: 'alice' }], leftOut: 0 }] }
  const file = exportFile(data)
  expect(file.type).toBe('application/json')
  expect(JSON.parse(await file.text())).toEqual(data)
})
