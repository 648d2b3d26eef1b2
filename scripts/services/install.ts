import { execFileSync } from 'node:child_process'
import { findProgram } from '@fairground/testkit/services/programs'

const debianPackages = { postgres: 'postgresql', 'nats-server': 'nats-server' }

/** Installs missing packages with apt-get; meant for CI machines that are discarded after the run. */
export const installMissing = (): void => {
  const missing = Object.entries(debianPackages).flatMap(([program, name]) =>
    isInstalled(program) ? [] : [name],
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

const isInstalled = (program: string): boolean => {
  try {
    findProgram(program)
    return true
  } catch {
    return false
  }
}
