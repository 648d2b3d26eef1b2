/** The frame around a page: its header, footer and navigation. */
export type PageShell = 'browse' | 'game' | 'playout' | 'money' | 'account' | 'bare'
