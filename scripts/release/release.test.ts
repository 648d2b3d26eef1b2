import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createRegister, formatSums } from './register.ts'
import { findReleaseNotes } from './release-notes.ts'

const changelog = `# Changelog\n\n## [Unreleased]\n\n- later\n\n## [1.1.0] - 2026-12-01\n\n- new\n\n## [1.0.0] - 2026-11-01\n\n- old\n`

it('finds the notes of one version', () => {
  expect(findReleaseNotes(changelog, '1.1.0')).toBe('## [1.1.0] - 2026-12-01\n\n- new\n')
})

it('refuses a version without notes', () => {
  expect(() => findReleaseNotes(changelog, '1.2.0')).toThrow('CHANGELOG.md has no section')
})

it('registers the hash of each file and of each part of the sources', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairground-register-'))
  try {
    const file = join(folder, 'a.txt')
    writeFileSync(file, 'abc')
    const about = { version: '1.1.0', commit: 'c', releasedAt: '2026-12-01T00:00:00Z', images: [] }
    const register = await createRegister(about, [file])
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(register.files).toEqual([{ name: 'a.txt', bytes: 3, sha256 }])
    expect(formatSums(register)).toBe(`${sha256}  a.txt\n`)
    expect(register.sources['apps/server']).toMatch(/^[0-9a-f]{40}$/)
    expect(register.schema).toMatch(/^\d{4}_/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
