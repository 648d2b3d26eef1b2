import { until } from '@fairground/testkit/server/until'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { expect, it } from 'vitest'

const server = useTestServer()
const reason = 'a test'

it('cancels one planned notice and ends the active one', async () => {
  const editor = await server().hire(['contentEditor'], { memberId: 1 })
  const list = async () => (await editor.call('listNotices', {}, 1)).notices
  const toTime = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 19) + 'Z'
  await editor.call('setMessage', { title: 'Hello', text: 'Now', reason }, 1)
  for (const hours of [1, 2])
    await editor.call(
      'setMessage',
      { text: `In ${hours}`, from: toTime(hours), until: toTime(hours + 1), reason },
      1,
    )
  const [active, first, second] = await list()
  expect([active, first, second].map(notice => [notice?.text, notice?.isActive])).toEqual([
    ['Now', true],
    ['In 1', false],
    ['In 2', false],
  ])
  await editor.call('cancelNotice', { noticeId: first!.noticeId, reason }, 1)
  expect((await list()).map(notice => notice.text)).toEqual(['Now', 'In 2'])
  await editor.call('cancelNotice', { noticeId: active!.noticeId, reason }, 1)
  await until('no message', async () => {
    const { configuration } = await server()
      .rest()
      .call('init', { filter: { memberId: 1, languageId: 'en_US' } })
    return configuration.platformMessage === null
  })
  const again = editor.call('cancelNotice', { noticeId: active!.noticeId, reason }, 1)
  await expect(again).rejects.toThrow(/no active or planned notice/)
  const south = await server().hire(['contentEditor'], { memberId: 2 })
  const other = south.call('cancelNotice', { noticeId: second!.noticeId, reason }, 2)
  await expect(other).rejects.toThrow(/no active or planned notice/)
})
