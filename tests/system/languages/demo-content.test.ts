import { seedContent } from '@fairground/testkit/demo/content'
import { createContentCall, type SeedCall } from '@fairground/testkit/demo/seed-content/content-call'
import { showcaseMembers } from '@fairground/testkit/demo/showcase/showcase-members'
import { useTestServer } from '@fairground/testkit/server/use-test-server'
import { afterAll, expect, it } from 'vitest'

const server = useTestServer()
afterAll(async () => expect(await server().audit()).toEqual([]))

const readVersions = () => server().sql<{ n: number }>('SELECT count(*)::integer AS n FROM content_version')
const seed = (call: SeedCall, memberId: number, code: string, inboxUrl?: string) => {
  const member = showcaseMembers.find(each => each.code === code)!
  return seedContent(call, [{ ...member, id: memberId }], inboxUrl)
}

it('publishes the content of a demo operator through the API, once', async () => {
  const editor = await server().hire(['contentEditor'], { memberId: 1 })
  await seed(editor.call, 1, 'lantern')
  const [first] = await readVersions()
  expect(first!.n).toBeGreaterThan(10)
  await seed(editor.call, 1, 'lantern')
  expect(await readVersions()).toEqual([first])
  const css = await (await fetch(`${server().baseUrl}/client/css?m=1`)).text()
  expect(css).toContain('/client/pictures/1/background.svg')
  const locales = await (await fetch(`${server().baseUrl}/client/i18n/locales/1`)).json()
  expect(locales).toMatchObject([{ languageId: 'en_GB' }, { languageId: 'es_ES' }, { languageId: 'fr_FR' }])
  const page = await fetch(`${server().baseUrl}/client/i18n/customPageByLink/1/responsible-play/es_ES`)
  expect(page.status).toBe(200)
})

it('publishes it in the process of a seed too, and replaces the address of the inbox', async () => {
  const content = createContentCall(server().ownerUrl)
  try {
    await seed(content.call, 2, 'hullabaloo')
    const [first] = await readVersions()
    await seed(content.call, 2, 'hullabaloo', 'http://localhost:1234')
    expect((await readVersions())[0]!.n).toBe(first!.n + 3)
  } finally {
    await content.close()
  }
  const texts = (await (await fetch(`${server().baseUrl}/client/i18n/locales/2/en_GB`)).json()) as object
  expect(texts).toEqual({ 'lobby.comingUp': 'Next on the bill' })
})
