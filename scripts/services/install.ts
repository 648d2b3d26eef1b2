import { execFileSync } from 'node:child_process'
import { findProgram } from '@fairground/testkit/services/programs'

const debianPackages = { postgres: 'postgresql', 'nats-server': 'nats-server' }

/** Installs what is missing with apt-get; for machines that live as long as one run of the tests. */
export const installMissing = (): void => {
  const missing = Object.entries(debianPackages).flatMap(([program, name]) =>
    isThere(program) ? [] : [name],
  )
  if (missing.length === 0) return
  const aptGet = (...args: string[]) =>
    execFileSync('apt-get', ['-qq', ...args], {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  aptGet('update')
  aptGet('install', '-y', '--no-install-recommends', ...missing)
}

const isThere = (program: string): boolean => {
  try {
    findProgram(program)
    return true
  } catch {
    return false
  }
}
