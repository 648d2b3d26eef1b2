import type { ToastMessage } from '@fairground/ui/parts/toast.tsx'
import { createStore } from 'zustand/vanilla'
import { serverNow } from './clock.ts'
import { toast } from './toasts.ts'

export interface News {
  readonly id: number
  readonly at: number
  readonly title: ToastMessage['title']
  readonly text?: ToastMessage['text']
}

const most = 20

/** What was told in this session, the newest first: the bell shows it again. */
export const newsStore = createStore<{ readonly news: readonly News[]; readonly unread: number }>(() => ({
  news: [],
  unread: 0,
}))

/** A notice that is worth reading again later. */
export const tellNews = (message: ToastMessage, options?: { stay: boolean }): void => {
  toast(message, options)
  newsStore.setState(({ news, unread }) => ({
    news: [
      { id: (news[0]?.id ?? 0) + 1, at: serverNow(), title: message.title, text: message.text },
      ...news,
    ].slice(0, most),
    unread: unread + 1,
  }))
}

export const markNewsRead = (): void => newsStore.setState({ unread: 0 })
