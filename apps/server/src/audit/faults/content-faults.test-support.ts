import type { Fault } from './fault.test-support.ts'

const live = `member_id = 1 AND status = 'live' AND key = 'about'`

export const contentFaults: readonly Fault[] = [
  {
    name: 'a page was changed behind its version',
    plant: [`UPDATE site_page_text SET body = '<p>Free money</p>' WHERE member_id = 1`],
    fails: { A57: 'the site does not show version' },
  },
  {
    name: 'a live page was taken away',
    plant: [`DELETE FROM site_page_text WHERE member_id = 1`],
    fails: { A57: 'the site does not show version' },
  },
  {
    name: 'an old version was rewritten',
    plant: [
      `UPDATE content_version SET value = value || '{"title": "Other"}' WHERE member_id = 1 AND status = 'replaced'`,
    ],
    fails: { A57: 'has another value than its hash' },
  },
  {
    name: 'a version was published without a staff member',
    plant: [
      `UPDATE content_version SET status = 'replaced', live_until = clock_timestamp() WHERE ${live}`,
      `INSERT INTO content_version (member_id, kind, key, language, value, hash, status, author, live_from)
       SELECT member_id, kind, key, language, value, hash, 'live', author, clock_timestamp()
         FROM content_version WHERE member_id = 1 AND key = 'about' ORDER BY id DESC LIMIT 1`,
    ],
    fails: { A58: 'has no entry in the audit log' },
  },
]
