import { describe, expect, it } from 'vitest'
import { operatorOperations } from './operator-operations.ts'
import { getPermissions } from './permissions.ts'
import { staffRoles } from './staff-roles.ts'
import { staffTopicNames, staffTopics } from './staff-topics.ts'

const isReceived = (topic: (typeof staffTopicNames)[number], role: (typeof staffRoles)[number]) =>
  getPermissions(role).includes(staffTopics[topic].permission)

describe('the topics of staff', () => {
  it.each(staffTopicNames)('%s makes operations stale that some receiver may call', topic => {
    // Everyone who reads the audit log can hold the role of a topic besides.
    const stale = staffTopics[topic].stale.filter(name => name !== 'readAuditLog')
    expect(stale.length).toBeGreaterThan(0)
    const callable = stale.filter(name => {
      const { access } = operatorOperations[name]
      return staffRoles.some(
        role =>
          isReceived(topic, role) && (access === 'staff' || getPermissions(role).includes(access as never)),
      )
    })
    expect(callable).toEqual(stale)
  })

  it.each(staffTopicNames)('%s reaches some role and not every role', topic => {
    const receivers = staffRoles.filter(role => isReceived(topic, role))
    expect(receivers.length).toBeGreaterThan(0)
    expect(receivers.length).toBeLessThan(staffRoles.length)
  })

  it('reach everyone who reads promotions', () => {
    const readers = staffRoles.filter(role => getPermissions(role).includes('promotions.read'))
    expect(staffRoles.filter(role => isReceived('staff.promotions', role))).toEqual(readers)
    expect(staffTopics['staff.promotions'].stale).toEqual(
      expect.arrayContaining(['listCoupons', 'listGiftGroups', 'listGifts', 'listBonusCampaigns']),
    )
  })

  it('tell of AML only those who may read it', () => {
    const withAml = staffRoles.filter(role => getPermissions(role).includes('aml.read'))
    expect(staffRoles.filter(role => isReceived('staff.aml', role))).toEqual(withAml)
    for (const topic of staffTopicNames.filter(name => name !== 'staff.aml'))
      expect(staffTopics[topic].stale.filter(name => operatorOperations[name].area === 'aml')).toEqual([])
  })
})
