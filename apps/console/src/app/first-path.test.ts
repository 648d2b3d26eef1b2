import { getPermissions } from '@fairground/contract/operator/permissions'
import { platformId } from '@fairground/contract/operator/roles'
import type { StaffRole } from '@fairground/contract/operator/staff-roles'
import { describe, expect, it, vi } from 'vitest'
import { pageNames } from '#core/pages.ts'
import type { Me } from '#core/session/session.ts'
import { findFirstPath, maySee } from './first-path.ts'

// The client of the API reads the origin of the page when it is loaded.
vi.hoisted(() => vi.stubGlobal('location', new URL('https://console.example/')))

const toMe = (role: StaffRole, memberId: number | null, operators: readonly number[]) =>
  ({
    permissions: [{ memberId, permissions: [...getPermissions(role)] }],
    operators: operators.map(each => ({ memberId: each })),
  }) as unknown as Pick<Me, 'permissions' | 'operators'>

describe('the first page', () => {
  it('is where operators are created if there is none', () => {
    expect(findFirstPath(toMe('platformAdmin', null, []))).toBe('/0/operator')
  })

  it('is a page of the first operator if there is one', () => {
    expect(findFirstPath(toMe('platformAdmin', null, [7]))).toBe('/7/games')
    expect(findFirstPath(toMe('cashier', 7, [7]))).toBe('/7/today')
  })

  it('is missing without a page', () => {
    expect(findFirstPath(toMe('kycAnalyst', null, []))).toBeUndefined()
  })
})

describe('the pages of the platform', () => {
  const getShown = (me: Pick<Me, 'permissions'>) => pageNames.filter(name => maySee(me, platformId, name))

  it('are those that need no operator', () => {
    expect(getShown(toMe('platformAdmin', null, []))).toEqual([
      'proposals',
      'audit',
      'operator',
      'staff',
      'system',
    ])
  })

  it('are hidden from staff of one operator', () => {
    expect(getShown(toMe('finance', 7, [7]))).toEqual([])
  })
})
