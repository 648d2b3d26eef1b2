import { describe, expect, it } from 'vitest'
import { shareLink } from './share-link.ts'

const link = { title: 'Six', text: 'Play Six at North', url: 'https://north.example/pick?id=5' }

/** A browser that records what it receives. */
const browser = (refuses: { share?: unknown; copy?: unknown } = {}) => {
  const shared: unknown[] = []
  const copied: string[] = []
  return {
    shared,
    copied,
    share: async (data?: ShareData) => {
      if (refuses.share !== undefined) throw refuses.share
      shared.push(data)
    },
    clipboard: {
      writeText: async (text: string) => {
        if (refuses.copy !== undefined) throw refuses.copy
        copied.push(text)
      },
    },
  }
}

describe('shareLink', () => {
  it('opens the share sheet', async () => {
    const used = browser()
    expect(await shareLink(link, used)).toBe('shared')
    expect([used.shared, used.copied]).toEqual([[link], []])
  })

  it('copies nothing after the player closed the share sheet', async () => {
    const used = browser({ share: new DOMException('closed', 'AbortError') })
    expect(await shareLink(link, used)).toBe('cancelled')
    expect(used.copied).toEqual([])
  })

  it('copies text and address without a share sheet', async () => {
    const { clipboard, copied } = browser()
    expect(await shareLink(link, { clipboard })).toBe('copied')
    expect(copied).toEqual(['Play Six at North https://north.example/pick?id=5'])
  })

  it('copies after a share sheet that failed', async () => {
    expect(await shareLink(link, browser({ share: new TypeError('no') }))).toBe('copied')
  })

  it('reports that nothing was shared', async () => {
    expect(await shareLink(link, {})).toBe('failed')
    expect(await shareLink(link, browser({ share: new TypeError('no'), copy: new TypeError('no') }))).toBe(
      'failed',
    )
  })
})
