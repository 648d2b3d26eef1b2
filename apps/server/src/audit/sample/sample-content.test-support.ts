import { saveContentDraft } from '#staff/content/edit-content.ts'
import { publishContent } from '#staff/content/publish-content.ts'
import type { SampleStaff } from './sample-staff.test-support.ts'

/** A page in two versions, published by a staff member. */
export const addContent = async ({ console, acting }: SampleStaff): Promise<void> => {
  for (const body of ['<p>One</p>', '<p>Two</p>']) {
    const value = { title: 'About us', body, fullWidth: false }
    const draft = { kind: 'page', key: 'about', language: 'en_US', value } as const
    const { id, hash } = await saveContentDraft(console, acting, draft)
    await publishContent(console, acting, { versionId: Number(id), hash })
  }
}
