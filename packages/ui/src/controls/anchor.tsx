import { createContext, use, type AnchorHTMLAttributes, type ReactNode, type Ref } from 'react'

export interface AnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string
  ref?: Ref<HTMLAnchorElement>
}

export type RenderAnchor = (props: AnchorProps) => ReactNode

const plainAnchor: RenderAnchor = ({ children, ...props }) => <a {...props}>{children}</a>

const AnchorContext = createContext<RenderAnchor>(plainAnchor)

/** The site provides its router's link here; every component renders its links through it. */
export const AnchorProvider = AnchorContext

export function Anchor(props: AnchorProps) {
  return use(AnchorContext)(props)
}
