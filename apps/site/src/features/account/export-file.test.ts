import { expect, it } from 'vitest'
import { exportFile, exportFileName } from './export-file.ts'

const madeAt = Date.UTC(2026, 10, 15, 23, 59)

it('names the file by its day', () => {
  expect(exportFileName(madeAt)).toBe('my-data-2026-11-15.json')
})

it('writes what can be read again', async () => {
  const data = { madeAt, sections: [{ name: 'player', rows: [{ username: 'alice' }], leftOut: 0 }] }
  const file = exportFile(data)
  expect(file.type).toBe('application/json')
  expect(JSON.parse(await file.text())).toEqual(data)
})
